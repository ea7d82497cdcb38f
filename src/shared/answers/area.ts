import { defineArea } from '@/core/area';

export const knowledgeArea = defineArea({
  name: 'knowledge',
  work: async () => ({ sagas: { knowledge: (await import('./knowledgeSaga')).knowledgeSaga } }),
});
