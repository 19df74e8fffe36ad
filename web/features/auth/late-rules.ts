// A form is shown before its validation rules are loaded. The rules load when a field of the form gets the focus.
import type { FieldValues, Resolver } from 'react-hook-form'
import type {
  ForgotPasswordForm,
  ResetPasswordForm,
  SignInForm,
  SignUpForm,
} from '../../../contracts/credentials.ts'

type Rules = typeof import('./rules.ts')

/**
 * Returns null if loading fails. In this case only the server validates the values. The server validates them in
 * any case.
 */
const load = (): Promise<Rules | null> => import('./rules.ts').catch(() => null)

/** Called by a form's `onFocus`. */
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
