// Ends a server of Node's without waiting for browsers to let go of it.
import type { Server } from 'node:http'

/** Takes no more connections, cuts those there are, and is done when all are gone. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })
