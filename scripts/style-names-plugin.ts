// Vite plugin: a component takes each class of its CSS module by itself (`import * as styles`). A script then carries the
// classes that it uses, and no table of their names.
import type { Plugin } from 'vite'

const WHOLE_MODULE = /^import styles from (?='[^']+(?<!\.lazy)\.module\.css'$)/gmu

export const styleNames = (): Plugin => ({
  name: 'style-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/u, code: /\.module\.css'/u },
    handler: (code) => code.replace(WHOLE_MODULE, 'import * as styles from '),
  },
})
