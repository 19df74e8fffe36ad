/** The server's answers to a new member: no people, no posts, no plan. Tables are empty by default. */
export const newMembersAnswers: Record<string, unknown> = {
  'functions/check-subscription': {
    subscribed: false,
    subscription_plan: 'free',
    subscription_tier: null,
    subscription_end: null,
    purchasable: false,
  },
  'functions/member-key': { providers: [], key: null },
  'rpc/blocked_people': [],
  'rpc/closed_messages': [],
  'rpc/feed_posts': [],
  'rpc/is_moderator': false,
  'rpc/live_conversations': [],
  'rpc/network_posts': [],
  'rpc/note_seen': [],
  'rpc/own_sessions': [],
  'rpc/people_of_week': [],
  'rpc/recommended_people': [],
  'rpc/search_posts': [],
  'rpc/search_profiles': [],
}
