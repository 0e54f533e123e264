import type { GalleryProject } from './Gallery.tsx'

/** A project for tests of what shows the gallery. */
export const project: GalleryProject = {
  title: 'Bakkal',
  picture: {
    alt: 'Kapalı kepenk',
    sources: [],
    src: '/bakkal.jpg',
    width: 800,
    height: 500,
    colour: '#888',
    fileName: 'bakkal.jpg',
    isRendered: false,
  },
}
