import { useQuery } from '@tanstack/react-query'
import { memberSettingsQuery } from '../../entities/member-settings.ts'
import { useUser } from '../../lib/user.ts'
import { MindOfferCard } from './mind-offer-card.tsx'

/** This data is read only here, because only this card needs it, while every page reads the other settings. */
const canHaveMind = {
  queryKey: ['can-have-mind'],
  queryFn: async () => {
    const response = await (window.undauntedSettings ?? fetch('/settings.json'))
    return (await response.clone().json()).canHaveMind === true
  },
  staleTime: Number.POSITIVE_INFINITY,
}

/**
 * Offers a model to the founder after the first cards. The offer is shown if this server has no model and the
 * founder could set one up. It stays until the founder accepts or declines.
 */
export function MindOffer() {
  const { id } = useUser()
  const settings = useQuery(memberSettingsQuery(id)).data
  const canHave = useQuery(canHaveMind).data
  if (!canHave || settings?.first_minutes !== 'done' || settings.mind_offer) return null
  return <MindOfferCard userId={id} />
}
