"""OpenStack Swift with its S3 interface, all of it in this one process and one folder.

Started by bench/storage.ts. Prints its port once it is ready; exits when its standard input closes.
"""
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import listen, spawn, wsgi  # noqa: E402
from swift.common import ring, storage_policy, utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder, key, secret = sys.argv[1:4]
devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "one"))

kinds = {"account": None, "container": None, "object": None}
sockets = {kind: listen(("127.0.0.1", 0)) for kind in [*kinds, "proxy"]}
ports = {kind: socket.getsockname()[1] for kind, socket in sockets.items()}


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


write("swift.conf", """[swift-hash]
swift_hash_path_suffix = trial
swift_hash_path_prefix = trial
[storage-policy:0]
name = one
default = yes
""")

for kind in kinds:
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1.0, "ip": "127.0.0.1",
                     "port": ports[kind], "device": "one",
                     "replication_ip": "127.0.0.1", "replication_port": ports[kind]})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + ".ring.gz"))

common = f"""[DEFAULT]
swift_dir = {folder}
devices = {devices}
mount_check = false
bind_ip = 127.0.0.1
disable_fallocate = true
log_level = ERROR
"""

for kind in kinds:
    kinds[kind] = write(kind + ".conf", common + f"""bind_port = {ports[kind]}
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
""")

user, account = key.split(":")[1], key.split(":")[0]
proxy = write("proxy.conf", common + f"""bind_port = {ports["proxy"]}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
check_bucket_owner = false
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:dlo]
use = egg:swift#dlo
""")

utils.set_swift_dir(folder)
storage_policy.reload_storage_policies()

apps = {kind: loadapp(conf) for kind, conf in kinds.items()}
apps["proxy"] = loadapp(proxy)
quiet = open(os.devnull, "w")
for kind, app in apps.items():
    spawn(wsgi.server, sockets[kind], app, quiet)

print(ports["proxy"], flush=True)
# Waits until the parent process ends.
eventlet.tpool.execute(sys.stdin.read)
os._exit(0)
