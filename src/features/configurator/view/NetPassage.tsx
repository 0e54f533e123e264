import { useState, type Dispatch } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { formatCentimetres, formatSize } from '#lib/format.ts'
import { Button } from '#ui/Button.tsx'
import { outsideSize, type OutsideSize } from '../assembly/outside-size.ts'
import { coverName } from '../messages/build-texts.ts'
import type { Configuration } from '../model/configuration.ts'
import type { Action } from '../model/wizard.ts'
import styles from './MeasuringHelp.module.css'

interface Props {
  readonly catalogue: Catalogue
  readonly configuration: Configuration
  readonly dispatch: Dispatch<Action>
}

interface Conversion {
  readonly net: Pick<Configuration, 'width' | 'height'>
  readonly outside: OutsideSize
}

/** Takes the numbers on the sliders for a clear passage and adds guides and box; it can be taken back. */
export function NetPassage({ catalogue, configuration, dispatch }: Props) {
  const [made, setMade] = useState<Conversion>()
  const { width, height } = configuration
  const apply = (change: Conversion['net']) => {
    dispatch({ kind: 'apply', change })
  }
  // Once a size is changed by hand, there is nothing left to take back.
  const isStanding = made?.outside.width === width && made.outside.height === height
  return (
    <div className={styles.net}>
      <p>
        Kepenk duvarın önüne takılacaksa açıklığın ölçüsü net geçiştir. Elinizdeki ölçü buysa ya da
        ray arası ve kutu altıysa önce onu yukarıya girin; dıştan dışa ölçüyü biz hesaplayalım.
      </p>
      {isStanding ? (
        <Button
          look="line"
          onClick={() => {
            setMade(undefined)
            apply(made.net)
          }}
        >
          Geri al
        </Button>
      ) : (
        <Button
          look="line"
          icon="ruler"
          onClick={() => {
            const outside = outsideSize(configuration, catalogue)
            setMade({ net: { width, height }, outside })
            apply(outside)
          }}
        >
          Bu ölçü net geçiş
        </Button>
      )}
      <p role="status">{isStanding ? account(made) : ''}</p>
    </div>
  )
}

/** What was done, in one breath. */
function account({ net, outside }: Conversion): string {
  const done = `${formatSize(net.width, net.height)} net geçiş için dıştan dışa ${formatSize(outside.width, outside.height)} yazıldı`
  return outside.isCut
    ? `${done}. Konfiguratör daha büyüğünü çizemez; gerçek ölçüyü mesaja yazın.`
    : `${done}: raylar ${formatCentimetres(outside.added.width)}, ${coverName(outside)} ${formatCentimetres(outside.added.height)}.`
}
