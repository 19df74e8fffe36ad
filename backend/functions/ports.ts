/** Many ports over one connection between two processes, as `MessagePort` offers between threads. */
import { EventEmitter } from 'node:events'

/** A message for a port. `isOver` means that the sender has closed the port. */
export type Letter = { readonly port: string; readonly message?: unknown; readonly isOver?: boolean }

export type Port = EventEmitter<{ message: [message: never]; close: [] }> & {
  post(message: unknown): void
  close(): void
}

export type Ports = ReturnType<typeof createPorts>

export function createPorts(send: (letter: Letter) => void) {
  const ports = new Map<string, Port>()

  /** Opens a port. Both sides must open the same name before one of them sends to it. */
  function open(name: string): Port {
    const port: Port = Object.assign(new EventEmitter<{ message: [never]; close: [] }>(), {
      post: (message: unknown) => {
        if (ports.get(name) === port) send({ port: name, message })
      },
      close: () => {
        if (ports.get(name) !== port) return
        send({ port: name, isOver: true })
        drop(name)
      },
    })
    ports.set(name, port)
    return port
  }

  function drop(name: string): void {
    const port = ports.get(name)
    ports.delete(name)
    port?.emit('close')
  }

  return {
    open,
    receive({ port: name, message, isOver }: Letter): void {
      if (isOver) drop(name)
      else ports.get(name)?.emit('message', message as never)
    },
    /** Closes all ports, because the other process has ended. */
    closeAll(): void {
      for (const name of [...ports.keys()]) drop(name)
    },
    /** Passes a message to a port. Does nothing if the port is not open. */
    post: (name: string, message: unknown) => ports.get(name)?.post(message),
  }
}
