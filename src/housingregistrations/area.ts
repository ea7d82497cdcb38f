import { defineArea } from '@/core/area';
import { housingRegistrationsDialogs } from './housingRegistrationsDialogs';

export const housingRegistrationsArea = defineArea({
  name: 'housingRegistrations',
  work: async () => ({
    sagas: { housingRegistrations: (await import('./registrationsSaga')).registrationsSaga },
  }),
  dialogs: housingRegistrationsDialogs,
});
