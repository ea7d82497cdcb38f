import type { Demand } from '../backend/demands';

const mail: Demand = { needsAny: ['customerCard', 'shell'] };

/** The calls of mail, as in the catalogue. */
export const mailCalls = {
  'GET /api/v1/mailmessage': mail,
  'GET /api/v1/mailmessage/counts': mail,
  'PUT /api/v1/mailmessage/pickUp/:id': mail,
  'PUT /api/v1/mailmessage/finish/:id': mail,
  'PUT /api/v1/mailmessage/delete/:id': mail,
  'PUT /api/v1/mailmessage/AttachCustomerToMailMessage/:id': mail,
  'GET /api/v1/mail/outgoing/:id': mail,
  'GET /api/v1/mail/outgoing/:id/attachment/:contentId': mail,
  'POST /api/v1/mail/outgoing/:id/resend': mail,
  'POST /api/v1/mail/outgoing/:id/forward': mail,
} as const satisfies Record<string, Demand>;
