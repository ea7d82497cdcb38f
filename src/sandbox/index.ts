export { sandboxRoutes } from './sandboxRoutes';
