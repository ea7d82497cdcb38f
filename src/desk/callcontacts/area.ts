import { defineArea } from '@/core/area';
import { selectMayRing } from '@/desk/telephony';

/** This code is loaded before the first call, because a call does not wait. */
const work = async () => {
  const { callContactsSaga } = await import('./callContactsSaga');
  return { sagas: { callContacts: callContactsSaga } };
};

export const callContactsArea = defineArea({
  name: 'callcontacts',
  work,
  startsWhen: selectMayRing,
});
