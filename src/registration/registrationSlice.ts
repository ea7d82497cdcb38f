import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { registrationFinished } from './registrationActions';

interface RegistrationState {
  /** How often something was registered about somebody, by their id. */
  finished: Readonly<Record<string, number>>;
}

const initialState: RegistrationState = { finished: {} };

export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(registrationFinished, ({ finished }, { payload: { personId } }) => ({
      finished: { ...finished, [personId]: (finished[personId] ?? 0) + 1 },
    })),
});

/** The panel of somebody closes when this goes up (001 §4). */
export const selectFinished = (
  { registration }: Partial<WithSlice<typeof registrationSlice>>,
  personId: string,
): number => registration?.finished[personId] ?? 0;
