import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { DeskPhone } from '@/domain/telephony/deskPhone';
import { type Hub, method, type Pushed } from './hub';

/** Phones of the desk that were registered or have changed (TEL-51). */
export const deskPhoneEvents = createAction<Pushed<DeskPhone>>('hubs/phoneRegistry/events');

function decode(_: string, [first]: readonly unknown[]): DeskPhone | null {
  const { success, output } = v.safeParse(DeskPhone, first);
  return success ? output : null;
}

export const phoneRegistryHub = {
  name: 'phoneRegistryHub',
  needs: ['usePhone'],
  open: 'onDemand',
  connection: 'none',
  events: ['registered', 'update'],
  methods: {
    register: method(),
    deregister: method(),
    getAllPhones: { answer: d.listOf(DeskPhone) },
  },
  invalidates: [],
  decode,
  received: deskPhoneEvents,
} as const satisfies Hub<DeskPhone>;
