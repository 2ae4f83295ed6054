// Loaded into every process that the launcher starts. A launcher that is killed cannot stop its children. The closed
// channel ends them, so that no orphan keeps the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
