export { RepairRequests } from './RepairRequests';
