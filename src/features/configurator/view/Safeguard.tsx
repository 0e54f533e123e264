import { Component, type ReactNode } from 'react'
import styles from './Configurator.module.css'
import { ReachUs } from './ReachUs.tsx'

interface Props {
  readonly phone: string
  readonly greeting: string
  readonly children: ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/** Should the wizard ever break (a translator that rewrites the page, a fault of ours), people stay in reach. */
export class Safeguard extends Component<Props, State> {
  override readonly state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    const { phone, greeting, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <div className={styles.failed} role="alert">
        <h1>Konfiguratör durdu</h1>
        <p>
          Beklenmedik bir hata oldu. Sayfayı yenileyip yeniden deneyebilir ya da ölçüyü ve rengi
          doğrudan bize söyleyebilirsiniz.
        </p>
        <ReachUs phone={phone} greeting={greeting} />
      </div>
    )
  }
}
