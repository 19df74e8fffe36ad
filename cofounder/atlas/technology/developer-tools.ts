import type { Vertical } from '../vertical.ts'

export const developerTools: Vertical = {
  id: 'developer-tools',
  industry: 'technology',
  name: 'Developer tools',
  words:
    'developer developers programming programmers code coding api sdk devops ci cd software engineers engineering team debugging testing deployment git repository observability cloud kubernetes backend open source ide',
  buyer: { one: 'developer seat', many: 'professional developers' },
  buyers: [
    {
      geography: 'US',
      count: 1897100,
      of: 'jobs as software developer, QA analyst or tester',
      source: 'US Bureau of Labor Statistics, Occupational Outlook Handbook',
      year: 2023,
    },
    {
      geography: 'IN',
      count: 5430000,
      of: 'people employed in the technology industry',
      source: 'NASSCOM Strategic Review',
      year: 2024,
    },
    {
      geography: 'WORLD',
      count: 26900000,
      of: 'software developers',
      source: 'Evans Data, Global Developer Population',
      year: 2022,
    },
  ],
  prices: [
    {
      what: 'GitHub Copilot, Individual to Business',
      low: 10,
      high: 19,
      currency: 'USD',
      per: 'seat per month',
      source: 'GitHub published pricing',
      year: 2024,
    },
    {
      what: 'GitLab Premium',
      low: 29,
      high: 29,
      currency: 'USD',
      per: 'seat per month',
      source: 'GitLab published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'GitHub', line: 'owned by Microsoft; code hosting, actions and Copilot in one subscription' },
    { name: 'GitLab', line: 'one application from planning to deployment; public company with an open core' },
    { name: 'Atlassian', line: 'Jira and Bitbucket; planning data is where its switching cost lies' },
    { name: 'Datadog', line: 'usage-priced monitoring; known for large and growing bills' },
  ],
  channels: [
    'A genuinely useful free tier with docs that need no sales call',
    'Technical posts and conference talks that solve one named problem',
    'Integrations in the marketplaces developers already use (GitHub, VS Code, Slack)',
    'Open-source core with paid team features',
  ],
  regulation: [
    'EU Cyber Resilience Act: security duties for products with digital elements, reporting from 2026',
    'SOC 2 or ISO 27001 is asked for by most buyers above 200 staff',
  ],
  trends: [
    {
      text: '76% of developers use or plan to use AI tools in their work',
      source: 'Stack Overflow Developer Survey',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Only 43% of developers trust the accuracy of AI tools; budgets go to bundles they already own',
      source: 'Stack Overflow Developer Survey',
      year: 2024,
    },
  ],
}
