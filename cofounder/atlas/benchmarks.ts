// Benchmarks across verticals, used where a vertical has none of its own.
import type { Benchmark } from './vertical.ts'

export const businessChurn: Benchmark = {
  what: 'monthly churn of business subscriptions; 1.1% is 13% a year (KBCM, contracts), 5% is the Recurly median',
  low: 0.011,
  likely: 0.03,
  high: 0.05,
  source: 'KBCM Private SaaS Survey and Recurly Research',
  year: 2019,
}

export const consumerChurn: Benchmark = {
  what: 'monthly churn of consumer subscriptions, median',
  low: 0.05,
  likely: 0.0681,
  high: 0.09,
  source: 'Recurly Research, annual subscription billing metrics',
  year: 2019,
}

export const softwareMargin: Benchmark = {
  what: 'gross margin of business software; HubSpot reported 84%, AppFolio 62%',
  low: 0.62,
  likely: 0.75,
  high: 0.84,
  source: 'HubSpot and AppFolio annual reports (10-K)',
  year: 2023,
}

export const consumerMargin: Benchmark = {
  what: 'gross margin of consumer subscriptions; Duolingo reported 73%, Coursera 52%',
  low: 0.52,
  likely: 0.65,
  high: 0.73,
  source: 'Duolingo and Coursera annual reports (10-K)',
  year: 2023,
}

/** Sales and marketing spent for each unit of new first-year revenue. */
export const businessCacRatio: Benchmark = {
  what: 'sales and marketing per $1 of new annual revenue, median of about 200 companies',
  low: 0.7,
  likely: 1.14,
  high: 1.7,
  source: 'KBCM Private SaaS Survey',
  year: 2019,
}

/** In US dollars, one conversion bought through search advertising. */
export const consumerCac: Benchmark = {
  what: 'cost per conversion in search advertising, mean of 23 industries',
  low: 34.81,
  likely: 66.69,
  high: 144.03,
  source: 'LocaliQ / WordStream search advertising benchmarks',
  year: 2024,
}

/** From click to lead or order. */
export const searchConversion: Benchmark = {
  what: 'click to lead or order in search advertising, mean of 23 industries',
  low: 0.0333,
  likely: 0.0696,
  high: 0.1203,
  source: 'LocaliQ / WordStream search advertising benchmarks',
  year: 2024,
}
