import { defineArea } from '@/core/area';
import { faqOpened } from './knowledgeActions';

export const knowledgeArea = defineArea({
  name: 'knowledge',
  work: async () => ({ sagas: { knowledge: (await import('./knowledgeSaga')).knowledgeSaga } }),
  startsOn: [faqOpened],
});
