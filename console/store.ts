import { useEffect, useReducer } from 'preact/hooks'

/** A value that components read with `useStore` and that anything may set. */
export type Store<T> = { value: T; set: (value: T) => void; listeners: Set<() => void> }

/** A store of this value, which tells whoever uses it of each other one. */
export function createStore<T>(value: T): Store<T> {
  const store: Store<T> = {
    value,
    listeners: new Set(),
    set(next) {
      store.value = next
      for (const listener of store.listeners) listener()
    }
  }
  return store
}

/** The store's value; the component is drawn anew whenever it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const listener = () => draw(undefined)
    store.listeners.add(listener)
    return () => void store.listeners.delete(listener)
  }, [store])
  return store.value
}
