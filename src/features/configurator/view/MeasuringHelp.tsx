import type { ReactNode } from 'react'
import { formatCentimetres } from '#lib/format.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import type { Assembly } from '../assembly/assembly.ts'
import { MM_PER_CM } from '#lib/units.ts'
import { boxRoomText, coverName } from '../messages/build-texts.ts'
import { HeightFigure, LintelFigure, OutsideFigure, WidthFigure } from './measuring-figures.tsx'
import styles from './MeasuringHelp.module.css'

interface Props {
  readonly assembly: Assembly
  /** What follows the four drawings. */
  readonly children: ReactNode
}

/** How to measure, in four drawings. Box and guides are those of the shutter on the screen. */
export function MeasuringHelp({ assembly, children }: Props) {
  const { build } = assembly
  const guide = formatCentimetres(Math.ceil(build.slat.guide / MM_PER_CM))
  const rows = [
    {
      Figure: WidthFigure,
      title: 'Genişliği üç yerden ölçün',
      text: 'Üstten, ortadan ve alttan. Kepenk açıklığın içine girecekse en küçüğünü yazın.',
    },
    {
      Figure: HeightFigure,
      title: 'Yüksekliği iki yandan ölçün',
      text: 'Soldan ve sağdan, yerden yukarı. Zemin eğimli olabilir; içine girecekse küçüğünü yazın.',
    },
    {
      Figure: OutsideFigure,
      title: 'Kasa (kutu) dâhil ne demek?',
      text: `Konfiguratördeki ölçü dıştan dışadır: kutunun üstünden yere, rayın dışından öbür rayın dışına. Net geçiş, rayların arası ve kutunun altıdır. Bu kepenkte her ray ${guide}, ${coverName(build.box)} ${boxRoomText(build)} tutar.`,
    },
    {
      Figure: LintelFigure,
      title: 'Üstte yer var mı?',
      text: `Kepenk duvarın önüne takılacaksa açıklığın üstünden tavana ya da tabelaya kadar ölçün. Bu ölçüde üstte ${boxRoomText(build)} gerekir; keşifte netleşir.`,
    },
  ]
  return (
    <Disclosure summary="Nasıl ölçerim?">
      <ol className={styles.rows} role="list">
        {rows.map(({ Figure, title, text }) => (
          <li key={title}>
            <Figure />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Disclosure>
  )
}
