import { useQuery } from '@tanstack/react-query'
import { serverSettings } from '../../entities/early-access.ts'
import { memberSettingsQuery } from '../../entities/member-settings.ts'
import { useUser } from '../../lib/user.ts'
import { MindOfferCard } from './mind-offer-card.tsx'

/** After the first cards, where this server has no model and a founder could give it one; until they said yes or no. */
export function MindOffer() {
  const { id } = useUser()
  const settings = useQuery(memberSettingsQuery(id)).data
  const canHave = useQuery(serverSettings).data?.canHaveMind
  if (!canHave || settings?.first_minutes !== 'done' || settings.mind_offer) return null
  return <MindOfferCard userId={id} />
}
