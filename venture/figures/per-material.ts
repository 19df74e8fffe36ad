import type { Material } from './material.ts'

/** Worked out once for what is known: a document is built anew with every change of its words. */
export function perMaterial<Value>(work: (material: Material) => Value): (material: Material) => Value {
  const done = new WeakMap<Material, { value: Value }>()
  return material => {
    const known = done.get(material) ?? { value: work(material) }
    done.set(material, known)
    return known.value
  }
}
