import type { Material } from './material.ts'

/** Caches a value per material, because every edit rebuilds the document. */
export function perMaterial<Value>(work: (material: Material) => Value): (material: Material) => Value {
  const done = new WeakMap<Material, { value: Value }>()
  return material => {
    const known = done.get(material) ?? { value: work(material) }
    done.set(material, known)
    return known.value
  }
}
