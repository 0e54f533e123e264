import { RENDERED_LABEL } from './rendered-label.ts'
import styles from './RenderedNote.module.css'

/**
 * Says of a picture or a film that it was rendered. Where it stands is its frame's business (`.frame > small`);
 * knob: `--note-face`.
 */
export function RenderedNote() {
  return <small className={styles.note}>{RENDERED_LABEL}</small>
}
