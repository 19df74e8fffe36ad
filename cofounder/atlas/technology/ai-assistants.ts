import type { Vertical } from '../vertical.ts'

export const aiAssistants: Vertical = {
  id: 'ai-assistants',
  industry: 'technology',
  name: 'AI assistants for knowledge work',
  words:
    'ai assistant chatbot gpt llm generative agent agents summarise summarize meeting notes transcription copilot knowledge work documents email writing automation prompt',
  buyer: { one: 'paid seat', many: 'knowledge-work seats' },
  buyers: [
    {
      geography: 'WORLD',
      count: 400000000,
      of: 'paid Office 365 seats',
      source: 'Microsoft earnings call',
      year: 2024,
    },
  ],
  prices: [
    {
      what: 'ChatGPT Plus to Team',
      low: 20,
      high: 30,
      currency: 'USD',
      per: 'seat per month',
      source: 'OpenAI published pricing',
      year: 2024,
    },
    {
      what: 'Microsoft 365 Copilot',
      low: 30,
      high: 30,
      currency: 'USD',
      per: 'seat per month',
      source: 'Microsoft published pricing',
      year: 2024,
    },
    {
      what: 'Notion AI add-on',
      low: 8,
      high: 10,
      currency: 'USD',
      per: 'seat per month',
      source: 'Notion published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'ChatGPT (OpenAI)', line: 'the habit a newcomer competes with' },
    { name: 'Microsoft 365 Copilot', line: 'USD 30 a seat a month inside the tools the buyer already has' },
    { name: 'Gemini for Google Workspace', line: 'bundled into Workspace plans' },
    { name: 'Otter.ai', line: 'meeting transcription with a free tier' },
  ],
  channels: [
    'One narrow job shown working on the buyer’s own document',
    'Marketplaces of Microsoft, Google and Slack',
    'Industry newsletters of one profession',
    'Internal champions who already use ChatGPT',
  ],
  regulation: [
    'EU AI Act: in force since August 2024, duties arrive in steps to 2027',
    'GDPR: processor agreements and transfers',
    'Works-council consent for monitoring tools in Germany',
  ],
  trends: [
    {
      text: '65% of surveyed organisations use generative AI regularly',
      source: 'McKinsey, The state of AI',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Only about 5% of US firms used AI to produce goods or services',
      source: 'US Census Bureau, Business Trends and Outlook Survey',
      year: 2024,
    },
    {
      text: 'Features become free inside suites: Google put Gemini into standard Workspace plans',
      source: 'Google Workspace announcement',
      year: 2025,
    },
  ],
}
