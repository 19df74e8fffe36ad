import { useEarlyAccess } from '../entities/early-access.ts'
import { late } from '../ui/late.tsx'

// It comes after the pitch, to members with early access alone.
const WithMaterial = late(
  async () => (await import('./one-pager-material.tsx')).OnePagerMaterial,
  () => null,
)

export function OnePager() {
  return useEarlyAccess().isOn ? <WithMaterial /> : null
}
