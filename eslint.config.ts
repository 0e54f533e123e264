import js from '@eslint/js'
import astro from 'eslint-plugin-astro'
import a11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Casing and comparing the default way turns İ and I into the wrong letters. */
const turkishTextOnly = {
  selector:
    'CallExpression > MemberExpression > Identifier[name=/^(toLowerCase|toUpperCase|toLocaleLowerCase|toLocaleUpperCase|localeCompare)$/]',
  message: 'Casing and comparing belong to lib/turkish.ts, folding for a search to lib/fold.ts.',
}
const noStyleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message:
    'The content security policy forbids style attributes in built HTML: use a class or data attribute.',
}
/** Files outside src/ name what is in it by `#`, wherever they lie. */
const noWayUpToSource = {
  regex: String.raw`^(?:\.\./)+src/`,
  message: "Write '#…' instead of the way to src/.",
}

export default defineConfig(
  globalIgnores(['dist', '.astro', '.cache', 'node_modules', 'media', 'test-results']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.astro'] },
    },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', turkishTextOnly, noStyleAttribute],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/dot-notation': 'off', // tsconfig asks for brackets on index signatures
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { 'jsx-a11y-x': a11y },
    rules: {
      ...a11y.configs.recommended.rules,
      // Safari drops the list semantics of a list without markers; the role brings them back.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['{scripts,tests}/**/*.ts', '*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noWayUpToSource] }] },
  },
  { files: ['src/lib/turkish.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.astro'], extends: [tseslint.configs.disableTypeChecked] },
)
