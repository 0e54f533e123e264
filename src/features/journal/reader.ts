// What reading in the list needs besides the list: asked for with the first post that a visitor is about to open.
import './PostArticle.module.css?lazy'
import '#ui/Prose.module.css?lazy'

export { PostArticle as Reader } from './PostArticle.tsx'
