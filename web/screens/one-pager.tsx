import { useEarlyAccess } from '../entities/early-access.ts'
import { late } from '../ui/late.tsx'

// Loads the one-pager below the pitch only for members with early access.
const WithMaterial = late(
  async () => (await import('./one-pager-material.tsx')).OnePagerMaterial,
  () => null,
)

export function OnePager() {
  return useEarlyAccess().isOn ? <WithMaterial /> : null
}
