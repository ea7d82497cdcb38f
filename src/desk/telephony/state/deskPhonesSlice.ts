import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskPhone } from '@/domain/telephony/deskPhone';
import { PhoneStatus } from '@/domain/telephony/phoneStatus';
import { hubDown } from '@/hubs/connectionSlice';
import { deskPhoneEvents, phoneRegistryHub } from '@/hubs/phoneRegistryHub';

export type DeskPhones = Readonly<Record<string, DeskPhone>>;

/** The exchange passes calls on to available phones only. */
export const isAvailable = ({ status }: DeskPhone): boolean => status === PhoneStatus.Available;

export const isFree = (phone: DeskPhone): boolean => isAvailable(phone) && phone.calls.length === 0;

const byUser = (phones: readonly DeskPhone[]): DeskPhones =>
  Object.fromEntries(phones.map((phone) => [phone.userId, phone]));

const NOBODY: DeskPhones = {};

/** The phones of the desk while they are watched; empty without a connection. */
export const deskPhonesSlice = createSlice({
  name: 'telephony/deskPhones',
  reducerPath: 'deskPhones',
  initialState: NOBODY,
  reducers: {
    deskPhonesRead: (_, { payload }: PayloadAction<readonly DeskPhone[]>) => byUser(payload),
  },
  extraReducers: (builder) =>
    builder
      .addCase(deskPhoneEvents, (state, { payload }) => ({ ...state, ...byUser(payload.events) }))
      .addCase(hubDown, (state, { payload: name }) => (name === phoneRegistryHub.name ? NOBODY : state)),
});

export const { deskPhonesRead } = deskPhonesSlice.actions;

export const selectDeskPhones = ({ deskPhones = NOBODY }: { deskPhones?: DeskPhones }): DeskPhones =>
  deskPhones;

/** Returns whether the exchange has reported the phones, even if there are none. */
export const selectAreDeskPhonesKnown = ({ deskPhones = NOBODY }: { deskPhones?: DeskPhones }): boolean =>
  deskPhones !== NOBODY;
