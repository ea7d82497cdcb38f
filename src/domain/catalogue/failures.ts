/** The reason why an account's link is refused (002 §9.3). The back end answers with an HTTP status instead. */
export const TokenVerificationError = {
  Expired: 'Expired',
  NoAccountFound: 'NoAccountFound',
  InvalidToken: 'InvalidToken',
  AccountShouldBeActivated: 'AccountShouldBeActivated',
  AccountShouldBeDeactivated: 'AccountShouldBeDeactivated',
} as const;
type TokenVerificationError = (typeof TokenVerificationError)[keyof typeof TokenVerificationError];

export const tokenVerificationErrorLabels: Record<TokenVerificationError, string> = {
  Expired: 'Verlopen',
  NoAccountFound: 'Geen account gevonden',
  InvalidToken: 'Ongeldig',
  AccountShouldBeActivated: 'Account moet worden geactiveerd',
  AccountShouldBeDeactivated: 'Account moet worden gedeactiveerd',
};

/** The reason why a form is refused. No call returns it: the back end sends a sentence about the field instead. */
export const FormSubmitErrorReason = {
  ValueRequired: 'ValueRequired',
  ValueOutOfRange: 'ValueOutOfRange',
  FieldDoesNotExist: 'FieldDoesNotExist',
} as const;
type FormSubmitErrorReason = (typeof FormSubmitErrorReason)[keyof typeof FormSubmitErrorReason];

export const formSubmitErrorReasonLabels: Record<FormSubmitErrorReason, string> = {
  ValueRequired: 'Waarde is verplicht',
  ValueOutOfRange: 'Waarde valt buiten het bereik',
  FieldDoesNotExist: 'Veld bestaat niet',
};

/** The result of testing an integration; no call of the back end returns it. */
export const TestResultStatus = { Fatal: 'Fatal', Warning: 'Warning', Info: 'Info', Pass: 'Pass' } as const;
type TestResultStatus = (typeof TestResultStatus)[keyof typeof TestResultStatus];

export const testResultStatusLabels: Record<TestResultStatus, string> = {
  Fatal: 'Fataal',
  Warning: 'Waarschuwing',
  Info: 'Informatie',
  Pass: 'Geslaagd',
};
