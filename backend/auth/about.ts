/** GET /health and /settings: the name, version and settings of this service. */
import type { AuthConfig } from './config.ts'

export function settingsJson(config: AuthConfig) {
  return {
    external: {
      anonymous_users: false,
      email: true,
      phone: false,
      github: config.oauth.github !== undefined,
      google: config.oauth.google !== undefined,
    },
    disable_signup: !config.enableSignup,
    mailer_autoconfirm: config.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }
}

export const healthJson = {
  version: 'v2',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
}
