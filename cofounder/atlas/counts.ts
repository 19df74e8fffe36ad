// Counts that several verticals share, said once.
import type { BuyerCount } from './vertical.ts'

export const indianSmallFirms: BuyerCount = {
  geography: 'IN',
  count: 63400000,
  of: 'micro, small and medium enterprises',
  source: 'NSS 73rd round (Ministry of MSME)',
  year: 2016,
}

export const usHouseholds: BuyerCount = {
  geography: 'US',
  count: 131400000,
  of: 'households',
  source: 'US Census Bureau, Current Population Survey',
  year: 2023,
}

export const ukHouseholds: BuyerCount = {
  geography: 'UK',
  count: 28400000,
  of: 'households',
  source: 'ONS, Families and households',
  year: 2023,
}

export const germanHouseholds: BuyerCount = {
  geography: 'DE',
  count: 41000000,
  of: 'households, rounded',
  source: 'Destatis',
  year: 2023,
}

export const usEmployerFirms: BuyerCount = {
  geography: 'US',
  count: 6300000,
  of: 'employer firms',
  source: 'US Census Bureau, Statistics of US Businesses',
  year: 2021,
}

export const ukEmployers: BuyerCount = {
  geography: 'UK',
  count: 1430000,
  of: 'businesses with employees',
  source: 'UK Business Population Estimates (DBT)',
  year: 2024,
}

export const usManufacturers: BuyerCount = {
  geography: 'US',
  count: 239000,
  of: 'manufacturing firms, rounded',
  source: 'US Census Bureau, Statistics of US Businesses',
  year: 2021,
}

export const indianFactories: BuyerCount = {
  geography: 'IN',
  count: 253334,
  of: 'registered factories',
  source: 'Annual Survey of Industries 2022–23',
  year: 2023,
}

export const usConsumerUnits: BuyerCount = {
  geography: 'US',
  count: 134600000,
  of: 'consumer units (households)',
  source: 'US Bureau of Labor Statistics, Consumer Expenditure Survey',
  year: 2023,
}
