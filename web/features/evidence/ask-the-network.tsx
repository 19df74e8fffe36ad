import { useNavigate } from 'react-router'
import { useKeepDraft } from '../../entities/post-drafts.ts'
import { useUser } from '../../lib/user.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

/** Drafts a post to find people for interviews. The founder edits and sends the post. */
export function AskTheNetwork({ belief }: { belief: string }) {
  const navigate = useNavigate()
  const keep = useKeepDraft(useUser().id)
  const text = `Who has had this happen? Ten minutes for a founder.\n\n${belief}`
  return (
    <Button
      look="quiet"
      size="small"
      disabled={keep.isPending}
      onClick={() => keep.mutate(text, { onSuccess: () => navigate(paths.feed) })}
    >
      Ask the network
    </Button>
  )
}
