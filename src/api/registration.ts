import * as v from 'valibot';
import { type ContactMoment, StoredContactMoment } from '@/domain/contactMoment';
import { http } from './http';

export const registrationFlowUrls = {
  contact: '/api/v1/activity/contact',
  assignMail: '/api/v1/activity/contact/assignMailConversation',
} as const;

export const registerContact = (contact: ContactMoment) =>
  http.post(registrationFlowUrls.contact, contact, v.fallback(v.nullable(StoredContactMoment), null));
