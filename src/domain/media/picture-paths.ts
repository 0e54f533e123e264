// Where the pictures that the content names lie inside content/: paths as the pages ask for them and the intake lists them.

/** The picture of a project, by the name of its file. */
export const projectPicturePath = (file: string): string => `projects/${file}`

/** A picture of the hero, by the name of its file. */
export const heroPicturePath = (file: string): string => `media/${file}`

/** The picture of a service: its file carries the service's name, with whatever ending. */
export const servicePicturePath = (key: string): string => `services/${key}`
