import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { LayersIcon } from '@/ui/icons';
import { sandboxRoutes } from './sandboxRoutes';
import { SANDBOX_TITLE } from './sandboxTitle';

export const sandboxArea = defineArea({
  name: 'sandbox',
  routes: sandboxRoutes,
  menu: {
    to: paths.sandbox,
    section: paths.sandbox,
    title: SANDBOX_TITLE,
    icon: LayersIcon,
    theme: 'general',
    needs: ['shell'],
    isApart: true,
  },
});
