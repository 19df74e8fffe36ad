import type { Material } from './material.ts'

/** Caches one value for each material, because the document is built again after every edit. */
export function perMaterial<Value>(work: (material: Material) => Value): (material: Material) => Value {
  const done = new WeakMap<Material, { value: Value }>()
  return material => {
    const known = done.get(material) ?? { value: work(material) }
    done.set(material, known)
    return known.value
  }
}
