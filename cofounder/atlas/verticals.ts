// The table of contents: a vertical that is not listed here does not exist.
import { childcare } from './education/childcare.ts'
import { corporateTraining } from './education/corporate-training.ts'
import { languageLearning } from './education/language-learning.ts'
import { schools } from './education/schools.ts'
import { tutoring } from './education/tutoring.ts'
import { universities } from './education/universities.ts'
import { accounting } from './finance/accounting.ts'
import { financialAdvisers } from './finance/financial-advisers.ts'
import { insuranceAgencies } from './finance/insurance-agencies.ts'
import { personalFinance } from './finance/personal-finance.ts'
import { smallBusinessLending } from './finance/small-business-lending.ts'
import { dental } from './healthcare/dental.ts'
import { elderCare } from './healthcare/elder-care.ts'
import { hospitals } from './healthcare/hospitals.ts'
import { medicalPractices } from './healthcare/medical-practices.ts'
import { mentalWellbeing } from './healthcare/mental-wellbeing.ts'
import { therapyPractices } from './healthcare/therapy-practices.ts'
import { veterinary } from './healthcare/veterinary.ts'
import { consumerDevices } from './manufacturing/consumer-devices.ts'
import { foodProducers } from './manufacturing/food-producers.ts'
import { industrialMaintenance } from './manufacturing/industrial-maintenance.ts'
import { smallManufacturers } from './manufacturing/small-manufacturers.ts'
import { construction } from './other/construction.ts'
import { farming } from './other/farming.ts'
import { fitnessClubs } from './other/fitness-clubs.ts'
import { freelancers } from './other/freelancers.ts'
import { homeEnergy } from './other/home-energy.ts'
import { homeServices } from './other/home-services.ts'
import { lawFirms } from './other/law-firms.ts'
import { lodging } from './other/lodging.ts'
import { nonprofits } from './other/nonprofits.ts'
import { petOwners } from './other/pet-owners.ts'
import { propertyManagement } from './other/property-management.ts'
import { trucking } from './other/trucking.ts'
import { fashion } from './retail/fashion.ts'
import { foodBrands } from './retail/food-brands.ts'
import { localShops } from './retail/local-shops.ts'
import { onlineShops } from './retail/online-shops.ts'
import { restaurants } from './retail/restaurants.ts'
import { salons } from './retail/salons.ts'
import { aiAssistants } from './technology/ai-assistants.ts'
import { businessSoftware } from './technology/business-software.ts'
import { creators } from './technology/creators.ts'
import { cybersecurity } from './technology/cybersecurity.ts'
import { developerTools } from './technology/developer-tools.ts'
import { recruiting } from './technology/recruiting.ts'
import type { Vertical } from './vertical.ts'

export const verticals: readonly Vertical[] = [
  childcare,
  corporateTraining,
  languageLearning,
  schools,
  tutoring,
  universities,
  accounting,
  financialAdvisers,
  insuranceAgencies,
  personalFinance,
  smallBusinessLending,
  dental,
  elderCare,
  hospitals,
  medicalPractices,
  mentalWellbeing,
  therapyPractices,
  veterinary,
  consumerDevices,
  foodProducers,
  industrialMaintenance,
  smallManufacturers,
  construction,
  farming,
  fitnessClubs,
  freelancers,
  homeEnergy,
  homeServices,
  lawFirms,
  lodging,
  nonprofits,
  petOwners,
  propertyManagement,
  trucking,
  fashion,
  foodBrands,
  localShops,
  onlineShops,
  restaurants,
  salons,
  aiAssistants,
  businessSoftware,
  creators,
  cybersecurity,
  developerTools,
  recruiting,
]
