/** Over what a moderator hid: only its author and moderators read this. */
export function HiddenNote() {
  return (
    <p className="rounded-card bg-amber-wash px-3 py-2 text-sm text-amber">
      Hidden after reports. Only you and the moderators see it.
    </p>
  )
}
