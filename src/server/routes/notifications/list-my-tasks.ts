import { listMyTasks } from '../../../api/notifications/list-my-tasks.ts'
import { tasksOf } from '../../services/notifications/tasks-of.ts'
import { route } from '../route.ts'

export const listMyTasksRoute = route(listMyTasks, async (ctx, { currentUser }) => ({
  data: await tasksOf(ctx, currentUser.id),
}))
