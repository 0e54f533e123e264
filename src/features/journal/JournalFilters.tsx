import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { CATEGORY_FILTERS } from '#domain/editorial/post-categories.ts'
import { Icon } from '#ui/Icon.tsx'
import { useWakings } from '#ui/use-wakings.ts'
import styles from './JournalFilters.module.css'
import type { Filter } from './search.ts'

interface Props {
  readonly category: Filter['category']
  readonly searchRef: RefObject<HTMLInputElement | null>
  /** False in the server's HTML: nothing listens yet, and without JavaScript nothing ever will. */
  readonly isAlive: boolean
  readonly onFilter: (change: Partial<Filter>) => void
  /** What the filter has found, right under the box: on a phone the list begins below the window. */
  readonly children: ReactNode
}

/**
 * Search box and categories. The box keeps its own text (what was typed or restored before hydration
 * must not be overwritten), and radios keep a tap that comes before React does; `use-journal.ts` reads both.
 */
export function JournalFilters({ category, searchRef, isAlive, onFilter, children }: Props) {
  const wakings = useWakings()
  return (
    <search className={styles.filters} data-waiting={isAlive ? undefined : ''}>
      <label className={styles.field}>
        <span className="visually-hidden">Blog yazılarında ara</span>
        <Icon name="search" />
        <input
          ref={searchRef}
          type="search"
          defaultValue=""
          placeholder="Blog yazılarında ara..."
          enterKeyHint="search"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            onFilter({ query: currentTarget.value })
          }}
          onKeyDown={putKeyboardAway}
        />
      </label>
      {children}
      <div key={wakings} className={styles.chips} role="radiogroup" aria-label="Kategori">
        {CATEGORY_FILTERS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="category"
              value={name}
              checked={name === category}
              onChange={() => {
                onFilter({ category: name })
              }}
              autoComplete="off"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </search>
  )
}

/** On a phone the search key uncovers the results under the keyboard. */
function putKeyboardAway({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur()
}
