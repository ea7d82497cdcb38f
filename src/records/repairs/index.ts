export { OpenRepairs } from './past/OpenRepairs';
export { RepairRequests } from './RepairRequests';
