import { defineArea } from '@/core/area';
import { contactMomentsArea } from '@/contactmoments/area';
import { callAppeared } from '@/telephony';

/** Comes with the first call. */
const work = async () => {
  const { callContactsSaga } = await import('./callContactsSaga');
  return { sagas: { callContacts: callContactsSaga } };
};

export const callContactsArea = defineArea({
  name: 'callcontacts',
  work,
  uses: [contactMomentsArea],
  startsOn: [callAppeared],
});
