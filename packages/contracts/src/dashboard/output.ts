/** The figures on top of the dashboard, each of them the length of a list for admins. Published and active events take place. */
export interface DashboardStats {
  totalEvents: number;
  /** Taking place, ended or not: `status=active`. */
  publishedEvents: number;
  /** Taking place and not over yet: `status=active&ended=false`. */
  activeEvents: number;
  /** Over, or marked as completed: `ended=true`. */
  expiredEvents: number;
  /** `status=draft` */
  draftEvents: number;
  totalRegistrations: number;
}
