import { defineArea } from '@/core/area';
import { contactMomentsArea } from '@/contactmoments/area';
import { callsPossible } from '@/telephony';

/** Loaded before the first call, because a call does not wait. */
const work = async () => {
  const { callContactsSaga } = await import('./callContactsSaga');
  return { sagas: { callContacts: callContactsSaga } };
};

export const callContactsArea = defineArea({
  name: 'callcontacts',
  work,
  uses: [contactMomentsArea],
  startsOn: [callsPossible],
});
