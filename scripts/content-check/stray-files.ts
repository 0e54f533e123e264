// Which files of content/ nobody has put there to be read, and who looks after the others. Paths are inside content/, with slashes.

/** Whether a system or an editor has left the file beside the owner's: .DS_Store, Thumbs.db, Office's lock ~$bakim.docx. */
export const isStray = (file: string): boolean =>
  /(?:^|\/)(?:\.[^/]*|~\$[^/]*|Thumbs\.db|desktop\.ini)$/iu.test(file)

/** Whether it is a text beside the services: unread-files.ts speaks of it, and the intake of the pictures of all else there. */
export const isServiceText = (file: string): boolean => /^services\/.*\.(?:md|txt)$/iu.test(file)
