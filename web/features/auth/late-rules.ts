// A form is on screen before the rules it is checked by: they come when somebody reaches for it.
import type { FieldValues, Resolver } from 'react-hook-form'
import type {
  ForgotPasswordForm,
  ResetPasswordForm,
  SignInForm,
  SignUpForm,
} from '../../../contracts/credentials.ts'

type Rules = typeof import('./rules.ts')

/** Null where they cannot be fetched: the server, which checks everything again, is then the only judge. */
const load = (): Promise<Rules | null> => import('./rules.ts').catch(() => null)

/** For a form's `onFocus`. */
export function prepareRules(): void {
  void load()
}

function late<Values extends FieldValues>(pick: (rules: Rules) => Resolver<Values>): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await load()
    return rules ? pick(rules)(values, context, options) : { values, errors: {} }
  }
}

export const signInRules = late<SignInForm>(rules => rules.signIn)
export const signUpRules = late<SignUpForm>(rules => rules.signUp)
export const forgotPasswordRules = late<ForgotPasswordForm>(rules => rules.forgotPassword)
export const resetPasswordRules = late<ResetPasswordForm>(rules => rules.resetPassword)
