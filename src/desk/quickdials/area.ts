import { defineArea } from '@/core/area';
import { ShortcutsTool } from './ShortcutsTool';

export const shortcutsArea = defineArea({ name: 'shortcuts', tool: ShortcutsTool });
