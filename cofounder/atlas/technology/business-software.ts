import { indianSmallFirms, ukEmployers, usEmployerFirms } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const businessSoftware: Vertical = {
  id: 'business-software',
  industry: 'technology',
  name: 'Software for small businesses',
  words:
    'small business smb sme crm customer management scheduling booking workflow automation saas invoices operations productivity spreadsheet office admin dashboard reporting b2b software mittelstand',
  buyer: { one: 'business', many: 'small and medium-sized businesses' },
  buyers: [
    usEmployerFirms,
    ukEmployers,
    {
      geography: 'DE',
      count: 3810000,
      of: 'small and medium-sized enterprises, the self-employed included',
      source: 'KfW Mittelstandspanel',
      year: 2023,
    },
    {
      geography: 'EU',
      count: 25800000,
      of: 'small and medium-sized enterprises',
      source: 'European Commission, Annual Report on European SMEs',
      year: 2024,
    },
    indianSmallFirms,
  ],
  prices: [
    {
      what: 'HubSpot, average revenue per customer',
      low: 11365,
      high: 11365,
      currency: 'USD',
      per: 'customer per year',
      source: 'HubSpot annual report (10-K)',
      year: 2023,
    },
    {
      what: 'Zoho One, all employees, 10 staff',
      low: 37,
      high: 45,
      currency: 'USD',
      per: 'employee per month',
      source: 'Zoho published pricing',
      year: 2024,
    },
    {
      what: 'Slack Pro, 10 staff',
      low: 7.25,
      high: 8.75,
      currency: 'USD',
      per: 'person per month',
      source: 'Slack published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'HubSpot', line: '205,091 customers at the end of 2023; free CRM as the way in' },
    { name: 'Zoho', line: 'bootstrapped from Chennai; more than 45 applications at a low price' },
    { name: 'monday.com', line: 'flexible boards that replace spreadsheets; public since 2021' },
    { name: 'Odoo', line: 'open-source business suite sold through local partners' },
  ],
  channels: [
    'Accountants and tax advisers, who see many owners each month',
    'Trade associations and chambers',
    'Search for the job to be done ("quote template for …")',
    'Marketplaces of the accounting system',
  ],
  regulation: [
    'GDPR when personal data of EU residents is processed',
    'E-invoicing duties: Germany from 2025, France from 2026',
  ],
  trends: [
    {
      text: 'E-invoicing between businesses becomes mandatory in Germany step by step from 2025',
      source: 'German Growth Opportunities Act (Wachstumschancengesetz)',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'About half of new US establishments are gone after five years: churn is built into very small customers',
      source: 'US Bureau of Labor Statistics, Business Employment Dynamics',
      year: 2023,
    },
  ],
}
