var bs=class extends Error{},Zv=826692931;function mp(n){if(n.byteLength<8)throw new bs("the frame is shorter than its head");let e=new DataView(n);if(e.getUint32(0,!0)!==Zv)throw new bs("this is no frame of the studio");let t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new bs("the head of the frame is cut off");let i;try{i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t)))}catch{throw new bs("the head of the frame cannot be read")}let s=8+Math.ceil(t/4)*4,r=new Uint8Array(n,Math.min(s,n.byteLength));for(let o of i.fields){if(o.offset+o.bytes>r.byteLength)throw new bs(`the samples of ${o.name} are cut off`);if(Jv(o)*Kv(o)!==o.bytes)throw new bs(`the blocks of ${o.name} do not add up`)}return{head:i,data:r}}function gp(n,e){let{head:t,data:i}=n,s=[];e.tick=t.tick,e.columns=t.columns,e.rows=t.rows,e.spacing=t.spacing,e.preview=t.preview===!0;for(let r of t.fields){if(r.blocks.length===0)continue;let o=jv(e,r),a=i.subarray(r.offset,r.offset+r.bytes);Qv(r,a,o),o.version+=1,s.push(r.name)}return s}function _p(){return{tick:0,columns:0,rows:0,spacing:1,preview:!1,fields:new Map}}function Kv(n){return n.format==="u16"?2:1}function vp(n,e){let t=Math.ceil(n.columns/n.block),i=e%t*n.block,s=Math.floor(e/t)*n.block;return[i,s,Math.min(n.block,n.columns-i),Math.min(n.block,n.rows-s)]}function Jv(n){let e=0;for(let t of n.blocks){let[,,i,s]=vp(n,t);if(i<=0||s<=0)throw new bs(`${n.name} has no block ${t}`);e+=i*s}return e}function jv(n,e){let t=n.fields.get(e.name),i=t!==void 0&&t.columns===e.columns&&t.rows===e.rows&&t.values instanceof Uint8Array==(e.format==="u8"),s=e.columns*e.rows,r=i?t:{name:e.name,columns:e.columns,rows:e.rows,stride:e.stride,low:e.low,high:e.high,values:e.format==="u8"?new Uint8Array(s):new Float32Array(s).fill(e.low),version:0,firstRow:0,endRow:e.rows};return r.low=e.low,r.high=e.high,r.stride=e.stride,n.fields.set(e.name,r),r}function Qv(n,e,t){let i=t.rows,s=0,r=n.format==="u8"?e:ex(e),o=(n.high-n.low)/65535,a=0;for(let l of n.blocks){let[c,u,h,f]=vp(n,l);for(let d=0;d<f;d++){let p=(u+d)*t.columns+c;if(n.format==="u8")t.values.set(r.subarray(a,a+h),p);else for(let y=0;y<h;y++)t.values[p+y]=n.low+o*r[a+y];a+=h}i=Math.min(i,u),s=Math.max(s,u+f)}t.firstRow=i,t.endRow=s}function ex(n){let e=n.byteLength>>1;return n.byteOffset%2===0?new Uint16Array(n.buffer,n.byteOffset,e):new Uint16Array(n.slice().buffer,0,e)}var xr=class extends Error{constructor(t,i=[]){super(t);this.problems=i}};function yp(n,e){let t=/(?:^#|&)token=([0-9a-fA-F]+)/.exec(n)?.[1];return t!==void 0?(e?.setItem("cuesta.token",t),t):e?.getItem("cuesta.token")??""}function tx(n){return Math.min(5e3,250*2**Math.min(n,5))}var sl=class{constructor(e,t,i){this.base=e;this.token=t;this.listener=i;this.waiting=new Map;this.next=1;this.attempt=0;this.stopped=!1;this.timer=0}start(){this.stopped=!1;let e=this.base.replace(/^http/,"ws")+"/ws",t=this.token?["cuesta",`token.${this.token}`]:["cuesta"],i=new WebSocket(e,t);i.binaryType="arraybuffer",this.socket=i,i.onopen=()=>{this.attempt=0,this.listener.open()},i.onmessage=s=>this.received(s.data),i.onclose=s=>this.lost(s.reason)}stop(){this.stopped=!0,clearTimeout(this.timer),this.socket?.close()}get connected(){return this.socket?.readyState===WebSocket.OPEN}ask(e,t={}){let i=this.next++;return new Promise((s,r)=>{if(!this.connected){r(new xr("The studio is not connected."));return}this.waiting.set(i,{resolve:s,reject:r}),this.socket?.send(JSON.stringify({id:i,do:e,...t}))})}async catalog(){return(await this.get("/api/catalog")).json()}async get(e){let t=await fetch(this.base+e,{headers:this.headers()});if(!t.ok)throw new xr(await xp(t));return t}async upload(e,t){let i=await fetch(`${this.base}/api/upload?name=${encodeURIComponent(e)}`,{method:"POST",headers:{...this.headers(),"Content-Type":"application/octet-stream"},body:t});if(!i.ok)throw new xr(await xp(i));return i.json()}link(e){let t=e.includes("?")?"&":"?";return`${this.base}${e}${t}token=${this.token}`}headers(){return this.token?{"X-Cuesta-Token":this.token}:{}}received(e){if(e instanceof ArrayBuffer){try{this.listener.frame(mp(e))}catch(s){this.listener.event("warning",{sentence:s.message})}return}let t=JSON.parse(String(e));if(typeof t.event=="string"){this.listener.event(t.event,t);return}let i=this.waiting.get(t.id);i!==void 0&&(this.waiting.delete(t.id),typeof t.error=="string"?i.reject(new xr(t.error,t.problems??[])):i.resolve(t))}lost(e){for(let t of this.waiting.values())t.reject(new xr("The connection was lost before the answer came."));this.waiting.clear(),this.listener.closed(e),!this.stopped&&(this.timer=window.setTimeout(()=>this.start(),tx(this.attempt++)))}};async function xp(n){let e=await n.text();try{return JSON.parse(e).error??e}catch{return e||`The server answered ${n.status}.`}}var Ut,Mp,nx,Ys,hh,ul,wp,ol,Tp,fh,dh,ix,ra=Symbol.for("pv"),hl={},dl=[],sx=/^m(i|n|o|s|text|space)$/,ph=Array.isArray,Ep=dl.slice,br=Object.assign;function yr(n){n&&n.parentNode&&n.remove()}function al(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ra,__v:s||++Mp,__i:-1,__u:0};return!s&&Ut.vnode&&Ut.vnode(r),r}function oi(n){return n.children}function ll(n,e){this.props=n,this.context=e,this.__g=0}function $s(n,e){if(e==null)return n.__&&$s(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:$s(n)}function rx(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=br({constructor:ra},t)).__v=t.__v+1,Ut.vnode&&Ut.vnode(e),mh(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,s,i||$s(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,Lp(s,e,r),t.__=t.__e=null,e.__e!=i&&Ap(e))}function Ap(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Ap(n)}function bp(n){(8&n.__g||(n.__g|=8,Ys.push(n),ul++))&&hh==Ut.debounceRendering||((hh=Ut.debounceRendering)||queueMicrotask)(Rp)}function Rp(){try{for(var n,e=1;Ys.length;)Ys.length>e&&Ys.sort(wp),n=Ys.shift(),e=Ys.length,8&n.__g&&rx(n)}finally{(ul=Ys.length)&&(hh||queueMicrotask)(Rp)}}function Cp(n,e,t,i,s,r,o,a,l,c,u){var h,f,d,p,y,m,g=i.__k||dl,b=e.length;for(l=ox(t,e,g,l,b),h=0;h<b;h++)(d=t.__k[h])!=null&&(f=~d.__i&&g[d.__i]||hl,d.__i=h,m=mh(n,d,f,s,r,o,a,l,c,u),p=d.__e,(f.ref!=d.ref||8&f.__u)&&(f.ref&&gh(f.ref,null,d,f),d.ref&&u.push(d.ref,d.__c||p,d)),y=y||p,4&d.__u?(l=Pp(d,l,n,!f.__v),f.__e&&(f.__e=null)):typeof d.type=="function"&&m!==void 0?l=m:p&&(l=p.nextSibling),d.__u&=-21);return t.__e=y,l}function ox(n,e,t,i,s){var r,o,a,l,c,u,h,f,d,p=t.length,y=p,m=0,g=0,b=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=b[r]=al(null,o):ph(o)?o=b[r]=al(oi,{children:o}):o.constructor===ra&&o.__b?o=b[r]=al(o.type,o.props,o.key,o.ref,o.__v):b[r]=o,l=r+m,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=ax(o,t,l,y))&&(y--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,g=1)):(~c||(s>p?m--:s<p&&m++),typeof o.type!="function"&&(o.__u|=4))):b[r]=null;if(g){for(u=[],h=[],r=0;r<s;r++)if((o=b[r])&&16&o.__u){for(m=0,f=u.length;m<f;)u[d=m+f>>1]<o.__i?m=d+1:f=d;u[m]=o.__i,h[r]=m+1}for(m=u.length;r--;)h[r]&&(h[r]==m?m--:b[r].__u|=4)}if(y)for(r=0;r<p;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=$s(a)),_h(a,a));return i}function Pp(n,e,t,i){var s,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=Pp(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=$s(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function ax(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function Sp(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function rl(n,e,t,i,s){var r,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||Sp(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||Sp(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=dh[e]||(dh[e]=lx(e)),(n.__a||(n.__a={}))[e]=fh,r=e!=(e=e.replace(Tp,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function lx(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[ol]==null)e[ol]=fh++;else if(e[ol]<this.__a[n])return;return t(Ut.event?Ut.event(e):e)}}}function mh(n,e,t,i,s,r,o,a,l,c){var u,h,f,d,p,y,m,g,b,R,M,L,E,x,A,z,U,N,W=e.type;if(e.constructor!==ra)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=r=[],u.nodeType==8?a=cl(u,r):r.push(u),a=r[0]||a),(u=Ut.__b)&&u(e);e:if(typeof W=="function"){f=o.length;try{if(g=e.props,b=(u=W.prototype)&&u.render,R=(u=W.contextType)&&i[u.__c],M=u?R?R.props.value:u.__:i,(d=t.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(b?e.__c=d=new W(g,M):(e.__c=d=new ll(g,M),d.constructor=W,d.render=ux),R&&R.sub(d),d.state||(d.state={}),d.__n=i,d.__g|=8,d.__h=[],d.__k=[]),b&&(d.__s||(d.__s=d.state),W.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=br({},d.__s)),br(d.__s,W.getDerivedStateFromProps(g,d.__s)))),p=d.props,y=d.state,d.__v=e,t.__c){if(g!==p&&b&&!W.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(g,M),e.__v==t.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(g,d.__s,M)===!1){e.__v!=t.__v&&(d.props=g,d.state=d.__s,d.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(V){V&&(V.__=e)}),dl.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&o.push(d),a=$s(t);break e}d.componentWillUpdate&&d.componentWillUpdate(g,d.__s,M),b&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(p,y,m)})}else b&&!W.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),b&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=M,d.props=g,d.__P=n,d.__g&=-5,L=Ut.__r,E=b?25:0;do d.__g&=-9,L&&L(e),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++E<25);b&&(dl.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(i=br({},i,d.getChildContext())),b&&t.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(p,y)),x=u&&u.type===oi&&u.key==null?u.props.children:u,g.__P&&(u=a,s=(n=g.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(V){V&&_h(V,V)}),t.__k=null),a=t.__k?$s(t,0):null),a=Cp(n,ph(x)?x:[x],e,t,i,s,r,o,a,l,c),g.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(yr),d.__h.length&&o.push(d),1&d.__g&&(d.__g&=-4)}catch(V){if(o.length=f,e.__v=null,l||r)if(V&&V.then){if(e.__u|=128|l,r){for(~(U=r.indexOf(a||void 0))||(U=r.length);(N=r[U-1])&&N.nodeType==8;)U--;for(;U<r.length;U++)if(N=r[U])if(r[U]=null,A){if(N==z)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(z=cl(A=N))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(u=cl(A=e.__c.__z||(e.__c.__z=A)))?(e.__e=A,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(yr);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),V&&V.then||Ip(e),Ut.__e(V,e,t)}}else a=e.__e=cx(t.__e,e,t,i,s,r,o,l,c,n);return(u=Ut.diffed)&&u(e),a}function cl(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function Ip(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Ip))}function Lp(n,e,t){for(var i=0;i<t.length;)gh(t[i++],t[i++],t[i++]);Ut.__c&&Ut.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Ut.__e(r,s.__v)}})}function cx(n,e,t,i,s,r,o,a,l,c){var u,h,f,d,p,y,m,g,b=t.props||hl,R=e.props,M=e.type;if(M=="svg"?s="http://www.w3.org/2000/svg":M=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((p=r[u])&&(M?p.localName==M:p.nodeType==3)){n=p,r[u]=null;break}}if(!n){if(g=c.ownerDocument||document,!M)return g.createTextNode(R);n=g.createElementNS(s,M,R.is?R:c),a&&(Ut.__m&&Ut.__m(e,r),a=!1),r=null}if(M){if(c=M=="template"&&n.content||n,r=M=="textarea"&&R.defaultValue!=null?null:r&&Ep.call(c.childNodes),!a&&r)for(b={},u=0;u<n.attributes.length;u++)b[(p=n.attributes[u]).name]=p.value;for(u in b)p=b[u],u=="dangerouslySetInnerHTML"?f=p:u=="children"||u in R||u=="value"&&"defaultValue"in R||u=="checked"&&"defaultChecked"in R||rl(n,u,null,p,s);for(u in R)p=R[u],u=="children"?d=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?y=p:u=="checked"?m=p:a&&typeof p!="function"||b[u]===p||rl(n,u,p,b[u],s);h?(a||f&&(h.__html==f.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(f&&(n.textContent=""),(M=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&sx.test(M))&&(s="http://www.w3.org/1999/xhtml"),Cp(c,ph(d)?d:[d],e,t,i,s,r,o,r?r[0]:t.__k&&$s(t,0),a,l),r&&r.some(yr)),a&&M!="textarea"||(u="value",M=="progress"&&y==null?n.removeAttribute(u):y==null||y===n[u]&&(M!="progress"||y)||rl(n,u,y,b[u],s),u="checked",m!=null&&m!=n[u]&&rl(n,u,m,b[u],s))}else b===R||a&&n.data==R||(n.data=R);return n}function gh(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Ut.__e(s,t)}}function _h(n,e,t){var i,s,r,o;if(Ut.unmount&&Ut.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||gh(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Ut.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&_h(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=cl(i,r=[]))&&(i==n.__e&&r.some(yr),yr(s),yr(i)),t||yr(n.__e),n.__e=n.__c=n.__=null}function ux(n,e,t){return this.constructor(n,t)}function Dp(n,e){var t,i,s,r;Ut.__&&Ut.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=al(oi,{children:[n]}),s=[],r=[],mh(e,e.__k,i||hl,hl,e.namespaceURI,i?null:e.firstChild?Ep.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),Lp(s,e.__k,r),e.__k.props.children=null}Ut={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw ul=0,n}},Mp=0,nx=function(n){return n!=null&&n.constructor===ra},ll.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=br({},this.state)),typeof n=="function"&&(n=n(br({},t),this.props)),n&&(br(t,n),this.__v&&(e&&this.__k.push(e),bp(this)))},ll.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),bp(this))},ll.prototype.render=oi,Ys=[],ul=0,wp=function(n,e){return n.__v.__b-e.__v.__b},ol=Symbol(),Tp=/(PointerCapture)$|Capture$/i,fh=0,dh={},ix=0;var aa,En,vh,Np,xh=Object.is,fl=0,Gp=[],yh=[],bn=Ut,Fp=bn.__b,Up=bn.__r,kp=bn.diffed,Op=bn.__c,Bp=bn.unmount,zp=bn.__;function Sh(n,e){bn.__h&&bn.__h(En,n,fl||e),fl=0;var t=En.__H||(En.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function St(n){return fl=1,hx(Xp,n)}function hx(n,e,t){var i=Sh(aa++,2);if(i.t=n,!i.__c&&(i.__=[t?t(e):Xp(void 0,e),function(r){var o=(i.__N||i.__)[0],a=i.t(o,r);xh(o,a)||(i.__N=[a,i.__[1]],i.__c.setState({}))}],i.__c=En,!En.__f)){En.__f=!0;var s=En.shouldComponentUpdate;En.shouldComponentUpdate=function(r,o,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=r;if(l.__.some(function(f){f.__N&&(c=!0,xh(f.__[0],f.__N[0])||(u=!0))}),s){var h=s.call(this,r,o,a);return c?h||u:h}return!c||u}}return i.__}function qt(n,e){var t=Sh(aa++,3);!bn.__s&&Wp(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,En.__H.__h.push(t))}function pn(n){return fl=5,dx(function(){return{current:n}},[])}function dx(n,e){var t=Sh(aa++,7);return Wp(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function fx(){var n;do{for(;n=yh.shift();)try{oa(n)}catch(t){bn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=Gp.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(oa),e.__h.some(bh),e.__h=[]}catch(t){e.__h=[],bn.__e(t,n.__v)}}}while(yh.length)}bn.__b=function(n){En=null,Fp&&Fp(n)},bn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),zp&&zp(n,e)},bn.__r=function(n){Up&&Up(n),aa=0;var e=(En=n.__c).__H;e&&(vh==En?En.__h=[]:(e.__h.some(oa),e.__h.some(bh),aa=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),vh=En},bn.diffed=function(n){kp&&kp(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&Vp(Gp.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),vh=En=null},bn.__c=function(n,e){e.some(function(t){try{t.__h.some(oa),t.__h=t.__h.filter(function(i){return!i.__||bh(i)})}catch(i){t.__h=[function(){throw i}]}}),Op&&Op(n,e)},bn.unmount=function(n){Bp&&Bp(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,Vp(yh.push(s))}else oa(s)}catch(r){e=r}}),i.__H=void 0,e&&bn.__e(e,i.__v))};var Hp=typeof requestAnimationFrame=="function";function px(n){var e,t=function(){clearTimeout(i),Hp&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);Hp&&(e=requestAnimationFrame(t))}function Vp(n){n!=1&&Np==bn.requestAnimationFrame||((Np=bn.requestAnimationFrame)||px)(fx)}function oa(n){var e=En,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),En=e}function bh(n){var e=En;n.__c=n.__(),En=e}function Wp(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!xh(t,n[i])})}function Xp(n,e){return typeof e=="function"?e(n):e}var wi=class{constructor(e){this.current=e;this.listeners=new Set;this.told=!1}get value(){return this.current}set(e){let t=!0;for(let i of Object.keys(e))this.current[i]!==e[i]&&(t=!1);t||(this.current={...this.current,...e},!this.told&&(this.told=!0,queueMicrotask(()=>{this.told=!1;for(let i of[...this.listeners])i()})))}subscribe(e){return this.listeners.add(e),()=>this.listeners.delete(e)}};function _e(n,e){let[,t]=St(0),i=e(n.value);return qt(()=>{let s=i;return n.subscribe(()=>{let r=e(n.value);r!==s&&(s=r,t(o=>o+1))})},[i]),i}var mx=4e3,Mh=class{constructor(){this.ticks=[];this.values=new Map}add(e){let t=Number(e.tick);if(!Number.isFinite(t))return;let i=this.ticks.length;for(;i>0&&this.ticks[i-1]>=t;)i--;this.cut(i);for(let[s,r]of Object.entries(e))s==="tick"||s==="event"||typeof r!="number"||this.values.has(s)||this.values.set(s,this.ticks.map(()=>null));this.ticks.push(t);for(let[s,r]of this.values){let o=e[s];r.push(typeof o=="number"?o:null)}this.ticks.length>mx&&this.thin()}clear(){this.cut(0)}cut(e){this.ticks.length=e;for(let t of this.values.values())t.length=e}thin(){let e=t=>{let i=t.filter((s,r)=>r%2===0||r===t.length-1);t.length=0,t.push(...i)};e(this.ticks);for(let t of this.values.values())e(t)}},Zs=new Mh,Sr=new wi({version:0});function qp(n){let e=[],t=(i,s)=>{let r=n.filter(s);r.length>0&&e.push({title:i,names:r}),n=n.filter(o=>!s(o))};t("Height",i=>/^(mean_height|lowest|highest)$/.test(i)),t("Erosion score",i=>i==="erosion_score"),t("Ledger",i=>i.startsWith("ledger.")&&i!=="ledger.water"),t("Water",i=>i==="water"),t("Steps per second",i=>i==="steps_per_second"),t("Residual of the ledger",i=>i==="residual");for(let i of n)i!=="ledger.water"&&e.push({title:i,names:[i]});return e}var Yp={"Cuesta studio":"Cuesta-Studio","Examples and files":"Beispiele und Dateien",project:"Projekt","Not connected, trying again…":"Nicht verbunden, neuer Versuch…",Clock:"Uhr",Run:"Start",Pause:"Pause",Step:"Schritt","Run or pause (space)":"Start oder Pause (Leertaste)","One step (right arrow)":"Ein Schritt (Pfeil rechts)",History:"Verlauf",Undo:"Zurücknehmen",Redo:"Wiederholen","Undo (Z)":"Zurücknehmen (Z)","Redo (Shift+Z)":"Wiederholen (Umschalt+Z)",View:"Ansicht",Land:"Land",Map:"Karte",Compare:"Vergleich",Share:"Teilen",Export:"Ausgabe",Help:"Hilfe","Save or share the recipe":"Rezept sichern oder teilen","Files, pictures, film":"Dateien, Bilder, Film","Help and keys (?)":"Hilfe und Tasten (?)",Panels:"Bereiche",Recipe:"Rezept",Inspector:"Einstellungen",Time:"Zeit",Close:"Schließen","Hide the inspector":"Einstellungen ausblenden","Show the inspector":"Einstellungen zeigen","Hide the recipe":"Rezept ausblenden","Show the recipe":"Rezept zeigen",Stages:"Stufen",Process:"Vorgang","Processes of {name}":"Vorgänge von {name}","Add a stage":"Stufe hinzufügen","Add a process":"Vorgang hinzufügen","Search: rain, dunes, canyon…":"Suche: rain, dunes, canyon…","Search operators":"Werkzeuge suchen","Nothing is called that. Try a plainer word.":"So heißt nichts. Versuchen Sie ein einfacheres Wort.","Only where {name} is above 0":"Nur wo {name} über 0 liegt","Switch off":"Ausschalten","Switch on":"Einschalten",Remove:"Entfernen",Explain:"Erklären","Before and after {name} with its defaults":"Vor und nach {name} mit den Vorgaben","Before and after, with the defaults":"Vorher und nachher, mit den Vorgaben",after:"nach",generator:"Erzeuger",filter:"Filter",process:"Vorgang",container:"Behälter","Change from now on":"Ab jetzt ändern","Later values apply from this step; what has happened stays.":"Neue Werte gelten ab diesem Schritt; was geschehen ist, bleibt.","Fewer settings":"Weniger Einstellungen","All {n} settings":"Alle {n} Einstellungen","Where, seed, name":"Wo, Zufallszahl, Name",Mask:"Maske",everywhere:"überall","The land":"Das Land","Choose a card to change it. These values hold for all of them.":"Wählen Sie eine Karte, um sie zu ändern. Diese Werte gelten für alle.",Seed:"Zufallszahl",Another:"Andere","Another seed is another land by the same rules.":"Eine andere Zufallszahl ist ein anderes Land nach denselben Regeln.",Size:"Größe","Samples along the sides; the extent stays the same.":"Punkte entlang der Seiten; die Ausdehnung bleibt gleich.","Branch from here":"Von hier abzweigen","Double click: back to the default":"Doppelklick: zurück zur Vorgabe","Back to the default":"Zurück zur Vorgabe",default:"Vorgabe",none:"keine","From {min} to {max}":"Von {min} bis {max}","A map of values instead of one number":"Eine Karte von Werten statt einer Zahl",number:"Zahl",map:"Karte","Choose…":"Wählen…","{name} as it was":"{name} wie zuvor","{name} added":"{name} hinzugefügt","{name} removed":"{name} entfernt","{name} moved":"{name} verschoben","{name} off":"{name} aus","{name} on":"{name} an","{name} opened":"{name} geöffnet","Text edited":"Text geändert","Recipe as text (TOML)":"Rezept als Text (TOML)","Line {n}":"Zeile {n}","Back to the text that holds":"Zurück zum gültigen Text","Typing…":"Eingabe…","In step with the cards":"Gleich mit den Karten","To the beginning":"Zum Anfang","One step":"Ein Schritt","One step back":"Ein Schritt zurück","steps/s":"Schritte/s",Moment:"Zeitpunkt","step {n}":"Schritt {n}","Step {n}":"Schritt {n}",Speed:"Tempo","full speed":"volles Tempo",Branch:"Zweig","New branch from here…":"Neuer Zweig von hier…","Drop this branch":"Diesen Zweig verwerfen","Kept as {slot}: step {tick}.":"Als {slot} behalten: Schritt {tick}.",Charts:"Kurven","Curves appear while the land runs.":"Kurven erscheinen, während das Land läuft.","Double click: go to this moment":"Doppelklick: zu diesem Zeitpunkt","Spread of {name}":"Verteilung von {name}",median:"Mitte","Would it pass for real land?":"Ginge es als echtes Land durch?","Measuring…":"Messung…","Measure again":"Neu messen",Measure:"Messen",pass:"bestanden",fail:"nicht bestanden","not measured":"nicht gemessen",told:"nur berichtet",Height:"Höhe","Erosion score":"Erosionsgrad",Ledger:"Massenbilanz",Water:"Wasser","Steps per second":"Schritte je Sekunde","Residual of the ledger":"Rest der Bilanz",Tools:"Werkzeuge","Look around":"Umsehen",Brush:"Pinsel",Section:"Schnitt",Borehole:"Bohrloch",borehole:"Bohrloch","River profile":"Flussprofil","Sea level":"Meeresspiegel","Sea level {h} m":"Meeresspiegel {h} m",Fly:"Fliegen","Drop a landform":"Eine Landform setzen","All of the land":"Das ganze Land","Draw a line over the land: the section follows it.":"Ziehen Sie eine Linie über das Land: der Schnitt folgt ihr.","Click where to drill.":"Klicken Sie, wo gebohrt werden soll.","Click on a river: its profile down to the mouth is drawn.":"Klicken Sie auf einen Fluss: sein Profil bis zur Mündung wird gezeichnet.","Click where the shore shall be.":"Klicken Sie, wo das Ufer liegen soll.","W A S D move, drag looks around.":"W A S D bewegen, Ziehen dreht den Blick.","Click where it shall stand: {name}":"Klicken Sie, wo es stehen soll: {name}","What the brush does":"Was der Pinsel tut",Raise:"Heben",Lower:"Senken",Smooth:"Glätten",Flatten:"Ebnen","Add rock":"Gestein",Hardness:"Härte",Rain:"Regen",Spring:"Quelle",Uplift:"Hebung",Radius:"Radius",Amount:"Betrag",Strength:"Stärke",Value:"Wert","Hard core":"Harter Kern",Material:"Material","what is on top":"was oben liegt","Painted into the map {name}; give it to a process instead of a number.":"In die Karte {name} gemalt; geben Sie sie einem Vorgang statt einer Zahl.","No stage of this recipe knows a sea; the picture shows one at {h} m.":"Keine Stufe dieses Rezepts kennt ein Meer; das Bild zeigt eines bei {h} m.","Under the ground":"Unter der Erde","Section A–B":"Schnitt A–B","Layers under the line: {list}":"Schichten unter der Linie: {list}","no river here":"hier ist kein Fluss","and farther down":"und tiefer","top at {h} m":"Oberkante bei {h} m",Field:"Größe im Bild",Colours:"Farben","of the field":"der Größe","Field over the land":"Größe über dem Land",Climate:"Klima",temperate:"gemäßigt",alpine:"alpin",arid:"trocken",bare:"nackter Fels",height:"Höhe",dusk:"Dämmerung",slope:"Neigung",water:"Wasser",flow:"Abfluss",change:"Veränderung",wear:"Abtrag",temperature:"Temperatur",humidity:"Feuchte",hardness:"Härte",age:"Alter",grey:"Grau",classes:"Klassen","Time of day":"Tageszeit","Turn the sun":"Sonne drehen",Heights:"Höhen",heights:"Höhen",Haze:"Dunst","Contour lines":"Höhenlinien","Moving water":"Bewegtes Wasser","Map of the land":"Karte des Landes","The land in 3D":"Das Land in 3D",Legend:"Legende",Scale:"Maßstab",Place:"Ort","Values under the cursor":"Werte unter dem Zeiger","North; click: look north":"Norden; Klick: nach Norden blicken","Look north":"Nach Norden blicken","Where before and after meet":"Wo Vorher und Nachher sich treffen",Before:"Vorher",After:"Nachher","Keep this moment":"Diesen Zeitpunkt behalten","Opening {name}…":"{name} wird geöffnet…","Working…":"Arbeitet…","Files for other programs":"Dateien für andere Programme",Fields:"Größen",Format:"Format",Preset:"Vorlage","Writing…":"Schreibt…","Write files":"Dateien schreiben",Picture:"Bild","As seen":"Wie zu sehen","Twice as large":"Doppelt so groß","Drawn by the engine":"Vom Programm gezeichnet",Film:"Film",Seconds:"Sekunden","Recording…":"Aufnahme…","Record what is seen":"Aufnehmen, was zu sehen ist","Rendering…":"Zeichnet…","Time-lapse of the recorded moments":"Zeitraffer der aufgezeichneten Zeitpunkte",Files:"Dateien","This browser cannot record the canvas.":"Dieser Browser kann das Bild nicht aufnehmen.","Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.":"Ziehen dreht die Ansicht, die rechte Taste oder zwei Finger verschieben sie, das Rad kommt näher. Alles, was Sie tun, wird eine Zeile des Rezepts: es lässt sich zurücknehmen und ohne das Studio bis aufs Bit wiederholen.","A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen ist dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download the recipe":"Rezept herunterladen","The browser did not allow copying.":"Der Browser hat das Kopieren nicht erlaubt.",Copied:"Kopiert","Copy the text":"Text kopieren","The work is on disk at all times: {place}":"Die Arbeit liegt jederzeit auf der Platte: {place}","Begin with":"Beginnen mit","Open a height map or a recipe…":"Höhenkarte oder Rezept öffnen…","Or drop a file on the land. What is open now stays in the history: undo brings it back.":"Oder legen Sie eine Datei auf das Land. Was jetzt offen ist, bleibt im Verlauf: Zurücknehmen bringt es wieder.","Three things to try":"Drei Dinge zum Versuchen","Watch it change":"Zusehen, wie es sich wandelt","Let it run":"Laufen lassen","Press space; drag the line below to go back in time.":"Leertaste drücken; unten an der Linie ziehen, um in der Zeit zurückzugehen.","Raise a mountain":"Einen Berg heben","Press B and draw on the land. Rivers find their way around it.":"B drücken und auf das Land zeichnen. Flüsse finden ihren Weg darum herum.","Cut it open":"Aufschneiden","Press S and draw a line: the layers under it appear.":"S drücken und eine Linie ziehen: die Schichten darunter erscheinen.","Run or pause":"Start oder Pause","One step on":"Ein Schritt weiter","Undo, redo":"Zurücknehmen, wiederholen","Land, map, compare":"Land, Karte, Vergleich","All of the land in view":"Das ganze Land im Bild","Move over the land":"Über das Land bewegen","Turn around the land":"Um das Land drehen","Look more from above, more from the side":"Mehr von oben, mehr von der Seite","Nearer, farther":"Näher, weiter weg","Move the chosen card":"Die gewählte Karte verschieben","Put the tool away":"Werkzeug weglegen"};var wh="en";function $p(n,e){return n==="de"||n==="en"?n:e[0]?.toLowerCase().startsWith("de")?"de":"en"}function pl(n){wh=n}function Ks(){return wh}function C(n,e={}){return(wh==="de"?Yp[n]??n:n).replace(/\{(\w+)\}/g,(i,s)=>s in e?String(e[s]):i)}var gx="uplot",_x="u-hz",vx="u-vt",xx="u-title",yx="u-wrap",bx="u-under",Sx="u-over",Mx="u-axis",Tr="u-off",wx="u-select",Tx="u-cursor-x",Ex="u-cursor-y",Ax="u-cursor-pt",Rx="u-legend",Cx="u-live",Px="u-inline",Ix="u-series",Lx="u-marker",Zp="u-label",Dx="u-value",ca="width",ua="height";var Kp="bottom",so="left",Th="right",Vh="#000",Jp=Vh+"0",Eh="mousemove",jp="mousedown",Ah="mouseup",Qp="mouseenter",em="mouseleave",tm="dblclick",Nx="resize",Fx="scroll",nm="change",xl="dppxchange",Gh="--",ho=typeof window<"u",Lh=ho?document:null,oo=ho?window:null,Ux=ho?navigator:null,Pt,ml;function Dh(){let n=devicePixelRatio;Pt!=n&&(Pt=n,ml&&Fh(nm,ml,Dh),ml=matchMedia(`(min-resolution: ${Pt-.001}dppx) and (max-resolution: ${Pt+.001}dppx)`),Er(nm,ml,Dh),oo.dispatchEvent(new CustomEvent(xl)))}function di(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Nh(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function Jt(n,e,t){n.style[e]=t+"px"}function Ui(n,e,t,i){let s=Lh.createElement(n);return e!=null&&di(s,e),t?.insertBefore(s,i),s}function Ti(n,e){return Ui("div",n,e)}var im=new WeakMap;function is(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=im.get(n);r!=o&&(n.style.transform=r,im.set(n,r),e<0||t<0||e>i||t>s?di(n,Tr):Nh(n,Tr))}var sm=new WeakMap;function rm(n,e,t){let i=e+t,s=sm.get(n);i!=s&&(sm.set(n,i),n.style.background=e,n.style.borderColor=t)}var om=new WeakMap;function am(n,e,t,i){let s=e+""+t,r=om.get(n);s!=r&&(om.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Wh={passive:!0},kx={...Wh,capture:!0};function Er(n,e,t,i){e.addEventListener(n,t,i?kx:Wh)}function Fh(n,e,t,i){e.removeEventListener(n,t,Wh)}ho&&Dh();function ki(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:fi((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Fm(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var Um=n=>n!=null,km=n=>n!=null&&n>0,Sl=Fm(Um),Ox=Fm(km);function Bx(n,e,t,i=0,s=!1){let r=s?Ox:Sl,o=s?km:Um;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??Gt,l??-Gt]}function Ml(n,e,t,i){let s=um(n),r=um(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Ss:Om,a=s==1?fi:Ei,l=r==1?Ei:fi,c=a(o(Rn(n))),u=l(o(Rn(e))),h=ao(t,c),f=ao(t,u);return t==10&&(c<0&&(h=Wt(h,-c)),u<0&&(f=Wt(f,-u))),i||t==2?(n=h*s,e=f*r):(n=Vm(n,h),e=wl(e,f)),[n,e]}function Xh(n,e,t,i){let s=Ml(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var qh=.1,lm={mode:3,pad:qh},da={pad:0,soft:null,mode:0},zx={min:da,max:da};function yl(n,e,t,i){return Tl(t)?cm(n,e,t):(da.pad=t,da.soft=i?0:null,da.mode=i?3:0,cm(n,e,zx))}function Rt(n,e){return n??e}function Hx(n,e,t){for(e=Rt(e,0),t=Rt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function cm(n,e,t){let i=t.min,s=t.max,r=Rt(i.pad,0),o=Rt(s.pad,0),a=Rt(i.hard,-Gt),l=Rt(s.hard,Gt),c=Rt(i.soft,Gt),u=Rt(s.soft,-Gt),h=Rt(i.mode,0),f=Rt(s.mode,0),d=e-n,p=Ss(d),y=jn(Rn(n),Rn(e)),m=Ss(y),g=Rn(m-p);(d<1e-24||g>10)&&(d=0,(n==0||e==0)&&(d=1e-24,h==2&&c!=Gt&&(r=0),f==2&&u!=-Gt&&(o=0)));let b=d||y||1e3,R=Ss(b),M=ao(10,fi(R)),L=b*(d==0?n==0?.1:1:r),E=Wt(Vm(n-L,M/10),24),x=n>=c&&(h==1||h==3&&E<=c||h==2&&E>=c)?c:Gt,A=jn(a,E<x&&n>=x?x:Oi(x,E)),z=b*(d==0?e==0?.1:1:o),U=Wt(wl(e+z,M/10),24),N=e<=u&&(f==1||f==3&&U>=u||f==2&&U<=u)?u:-Gt,W=Oi(l,U>N&&e<=N?N:jn(N,U));return A==W&&A==0&&(W=100),[A,W]}var Vx=new Intl.NumberFormat(ho?Ux.language:"en-US"),Yh=n=>Vx.format(n),pi=Math,vl=pi.PI,Rn=pi.abs,fi=pi.floor,An=pi.round,Ei=pi.ceil,Oi=pi.min,jn=pi.max,ao=pi.pow,um=pi.sign,Ss=pi.log10,Om=pi.log2,Gx=(n,e=1)=>pi.sinh(n)*e,Rh=(n,e=1)=>pi.asinh(n/e),Gt=1/0;function hm(n){return(Ss((n^n>>31)-(n>>31))|0)+1}function Uh(n,e,t){return Oi(jn(n,e),t)}function Bm(n){return typeof n=="function"}function yt(n){return Bm(n)?n:()=>n}var Wx=()=>{},zm=n=>n,Hm=(n,e)=>e,Xx=n=>null,dm=n=>!0,fm=(n,e)=>n==e,qx=/\.\d*?(?=9{6,}|0{6,})/gm,Ar=n=>{if(Wm(n)||js.has(n))return n;let e=`${n}`,t=e.match(qx);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Ar(s)}e${r}`}return Wt(n,i)};function Mr(n,e){return Ar(Wt(Ar(n/e))*e)}function wl(n,e){return Ar(Ei(Ar(n/e))*e)}function Vm(n,e){return Ar(fi(Ar(n/e))*e)}function Wt(n,e=0){if(Wm(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return An(i)/t}var js=new Map;function Gm(n){return((""+n).split(".")[1]||"").length}function pa(n,e,t,i){let s=[],r=i.map(Gm);for(let o=e;o<t;o++){let a=Rn(o),l=Wt(ao(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),f=n==10?u:Wt(u,h);s.push(f),js.set(f,h)}}return s}var fa={},$h=[],lo=[null,null],Js=Array.isArray,Wm=Number.isInteger,Yx=n=>n===void 0;function pm(n){return typeof n=="string"}function Tl(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function $x(n){return n!=null&&typeof n=="object"}var Zx=Object.getPrototypeOf(Uint8Array),Xm="__proto__";function co(n,e=Tl){let t;if(Js(n)){let i=n.find(s=>s!=null);if(Js(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=co(n[s],e)}else t=n.slice()}else if(n instanceof Zx)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Xm&&(t[i]=co(n[i],e))}else t=n;return t}function Sn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Xm&&(Tl(n[s])?Sn(n[s],co(i[s])):n[s]=co(i[s]))}return n}var Kx=0,Jx=1,jx=2;function Qx(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function ey(n,e){if(iy(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return sy(o[0])||(o=ny(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),f=e?e[o][c]:Jx,d=[];for(let p=0;p<u.length;p++){let y=u[p],m=r.get(l[p]);y===null?f!=Kx&&(h[m]=y,f==jx&&d.push(m)):h[m]=y}Qx(h,d,s),i.push(h)}}return i}var ty=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function ny(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function iy(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function sy(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=jn(1,fi((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var qm=["January","February","March","April","May","June","July","August","September","October","November","December"],Ym=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function $m(n){return n.slice(0,3)}var ry=Ym.map($m),oy=qm.map($m),ay={MMMM:qm,MMM:oy,WWWW:Ym,WWW:ry};function la(n){return(n<10?"0":"")+n}function ly(n){return(n<10?"00":n<100?"0":"")+n}var cy={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>la(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>la(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>la(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>la(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>la(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>ly(n.getMilliseconds())};function Zh(n,e){e=e||ay;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?cy[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var uy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function hy(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==uy?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var Zm=n=>n%1==0,bl=[1,2,2.5,5],dy=pa(10,-32,0,bl),Km=pa(10,0,32,bl),fy=Km.filter(Zm),wr=dy.concat(Km),Kh=`
`,Jm="{YYYY}",mm=Kh+Jm,jm="{M}/{D}",ha=Kh+jm,gl=ha+"/{YY}",Qm="{aa}",py="{h}:{mm}",ro=py+Qm,gm=Kh+ro,_m=":{ss}",It=null;function eg(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?pa(10,0,3,bl).filter(Zm):pa(10,-3,0,bl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Jm,It,It,It,It,It,It,1],[s*28,"{MMM}",mm,It,It,It,It,It,1],[s,jm,mm,It,It,It,It,It,1],[i,"{h}"+Qm,gl,It,ha,It,It,It,1],[t,ro,gl,It,ha,It,It,It,1],[e,_m,gl+" "+ro,It,ha+" "+ro,It,gm,It,1],[n,_m+".{fff}",gl+" "+ro,It,ha+" "+ro,It,gm,It,1]];function u(h){return(f,d,p,y,m,g)=>{let b=[],R=m>=o,M=m>=r&&m<o,L=h(p),E=Wt(L*n,3),x=Ch(L.getFullYear(),R?0:L.getMonth(),M||R?1:L.getDate()),A=Wt(x*n,3);if(M||R){let z=M?m/r:0,U=R?m/o:0,N=E==A?E:Wt(Ch(x.getFullYear()+U,x.getMonth()+z,1)*n,3),W=new Date(An(N/n)),V=W.getFullYear(),F=W.getMonth();for(let X=0;N<=y;X++){let J=Ch(V+U*X,F+z*X,1),G=J-h(Wt(J*n,3));N=Wt((+J+G)*n,3),N<=y&&b.push(N)}}else{let z=m>=s?s:m,U=fi(p)-fi(E),N=A+U+wl(E-A,z);b.push(N);let W=h(N),V=W.getHours()+W.getMinutes()/t+W.getSeconds()/i,F=m/i,X=f.axes[d]._space,J=g/X;for(;N=Wt(N+m,n==1?0:3),!(N>y);)if(F>1){let G=fi(Wt(V+F,6))%24,te=h(N).getHours()-G;te>1&&(te=-1),N-=te*i,V=(V+F)%24;let oe=b[b.length-1];Wt((N-oe)/m,3)*J>=.7&&b.push(N)}else b.push(N)}return b}}return[l,c,u]}var[my,gy,_y]=eg(1),[vy,xy,yy]=eg(.001);pa(2,-53,53,[1]);function vm(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function xm(n,e){return(t,i,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,u,h,f,d;return i.map(p=>{let y=n(p),m=y.getFullYear(),g=y.getMonth(),b=y.getDate(),R=y.getHours(),M=y.getMinutes(),L=y.getSeconds(),E=m!=l&&a[2]||g!=c&&a[3]||b!=u&&a[4]||R!=h&&a[5]||M!=f&&a[6]||L!=d&&a[7]||a[1];return l=m,c=g,u=b,h=R,f=M,d=L,E(y)})}}function by(n,e){let t=Zh(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function Ch(n,e,t){return new Date(n,e,t)}function ym(n,e){return e(n)}var Sy="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function bm(n,e){return(t,i,s,r)=>r==null?Gh:e(n(i))}function My(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function wy(n,e){return n.series[e].fill(n,e)}var Ty={show:!0,live:!0,isolate:!1,mount:Wx,markers:{show:!0,width:2,stroke:My,fill:wy,dash:"solid"},idx:null,idxs:null,values:[]};function Ey(n,e){let t=n.cursor.points,i=Ti(),s=t.size(n,e);Jt(i,ca,s),Jt(i,ua,s);let r=s/-2;Jt(i,"marginLeft",r),Jt(i,"marginTop",r);let o=t.width(n,e,s);return o&&Jt(i,"borderWidth",o),i}function Ay(n,e){let t=n.series[e].points;return t._fill||t._stroke}function Ry(n,e){let t=n.series[e].points;return t._stroke||t._fill}function Cy(n,e){return n.series[e].points.size}var Ph=[0,0];function Py(n,e,t){return Ph[0]=e,Ph[1]=t,Ph}function _l(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Ih(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var Iy={show:!0,x:!0,y:!0,lock:!1,move:Py,points:{one:!1,show:Ey,size:Cy,width:0,stroke:Ry,fill:Ay},bind:{mousedown:_l,mouseup:_l,click:_l,dblclick:_l,mousemove:Ih,mouseleave:Ih,mouseenter:Ih},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},tg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Jh=Sn({},tg,{filter:Hm}),ng=Sn({},Jh,{size:10}),ig=Sn({},tg,{show:!1}),jh='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',sg="bold "+jh,rg=1.5,Sm={show:!0,scale:"x",stroke:Vh,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:sg,side:2,grid:Jh,ticks:ng,border:ig,font:jh,lineGap:rg,rotate:0},Ly="Value",Dy="Time",Mm={show:!0,scale:"x",auto:!1,sorted:1,min:Gt,max:-Gt,idxs:[]};function Ny(n,e,t,i,s){return e.map(r=>r==null?"":Yh(r))}function Fy(n,e,t,i,s,r,o){let a=[],l=js.get(s)||0;t=o?t:Wt(wl(t,s),l);for(let c=t;c<=i;c=Wt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function kh(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Ss:Om,u=fi(c(t));s=ao(l,u),l==10&&(s=wr[ki(s,wr)]);let h=t,f=s*l;l==10&&(f=wr[ki(f,wr)]);do a.push(h),h=h+s,l==10&&!js.has(h)&&(h=Wt(h,js.get(s))),h>=f&&(s=h,f=s*l,l==10&&(f=wr[ki(f,wr)]));while(h<=i);return a}function Uy(n,e,t,i,s,r,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?kh(n,e,jn(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?kh(n,e,jn(l,-i),-t,s):[l]).reverse().map(f=>-f).concat(u,c)}var og=/./,ky=/[12357]/,Oy=/[125]/,wm=/1/,Oh=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function By(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?og:l(7,o)-u>=c?ky:l(5,o)-u>=c?Oy:wm;if(h==wm){let f=Rn(l(1,o)-u);if(f<c)return Oh(e.slice().reverse(),a.distr,h,Ei(c/f)).reverse()}return Oh(e,a.distr,h,1)}function zy(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,l=n.valToPos,c=Rn(l(1,o)-l(2,o));return c<a?Oh(e.slice().reverse(),3,og,Ei(a/c)).reverse():e}function Hy(n,e,t,i){return i==null?Gh:e==null?"":Yh(e)}var Tm={show:!0,scale:"y",stroke:Vh,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:sg,side:3,grid:Jh,ticks:ng,border:ig,font:jh,lineGap:rg,rotate:0};function Vy(n,e){let t=3+(n||1)*2;return Wt(t*e,3)}function Gy(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=Rn(o-r),l=n.series[e],c=a/(l.points.space*Pt);return i[1]-i[0]<=c}var Em={scale:null,auto:!0,sorted:0,min:Gt,max:-Gt},ag=(n,e,t,i,s)=>s,Am={show:!0,auto:!0,sorted:0,gaps:ag,alpha:1,facets:[Sn({},Em,{scale:"x"}),Sn({},Em,{scale:"y"})]},Rm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ag,alpha:1,points:{show:Gy,filter:null},values:null,min:Gt,max:-Gt,idxs:[],path:null,clip:null};function Wy(n,e,t,i,s){return t/10}var lg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Xy=Sn({},lg,{time:!1,ori:1}),Cm={};function cg(n,e){let t=Cm[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(Cm[n]=t)),t}var uo=1,Bh=2;function Rr(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],f=a.left,d=a.top,p=a.width,y=a.height,m=n.valToPosH,g=n.valToPosV;return u.ori==0?t(s,l,c,u,h,m,g,f,d,p,y,Al,fo,Cl,hg,fg):t(s,l,c,u,h,g,m,d,f,y,p,Rl,po,td,dg,pg)}function Qh(n,e){let t=0,i=0,s=Rt(n.bands,$h);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function qy(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ms(n,e,t,i,s,r){return Rr(n,e,(o,a,l,c,u,h,f,d,p,y,m)=>{let g=o.pxRound,b=c.dir*(c.ori==0?1:-1),R=c.ori==0?fo:po,M,L;b==1?(M=t,L=i):(M=i,L=t);let E=g(h(a[M],c,y,d)),x=g(f(l[M],u,m,p)),A=g(h(a[L],c,y,d)),z=g(f(r==1?u.max:u.min,u,m,p)),U=new Path2D(s);return R(U,A,z),R(U,E,z),R(U,E,x),U})}function El(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Cl:td,l=t;for(let h=0;h<n.length;h++){let f=n[h];if(f[1]>f[0]){let d=f[0]-l;d>0&&a(o,l,i,d,i+r),l=f[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function Yy(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function ed(n,e,t,i,s,r,o){let a=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let h=c,f=c;if(s==1)for(;++c<=i&&e[c]===null;)f=c;else for(;--c>=t&&e[c]===null;)f=c;let d=r(n[h]),p=f==h?d:r(n[f]),y=h-s;d=o<=0&&y>=0&&y<l?r(n[y]):d;let g=f+s;p=o>=0&&g>=0&&g<l?r(n[g]):p,p>=d&&a.push([d,p])}return a}function Pm(n){return n==0?zm:n==1?An:e=>Mr(e,n)}function ug(n){let e=n==0?Al:Rl,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=Oi(c,a/2,l/2),u=Oi(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var Al=(n,e,t)=>{n.moveTo(e,t)},Rl=(n,e,t)=>{n.moveTo(t,e)},fo=(n,e,t)=>{n.lineTo(e,t)},po=(n,e,t)=>{n.lineTo(t,e)},Cl=ug(0),td=ug(1),hg=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},dg=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},fg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},pg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function mg(n){return(e,t,i,s,r)=>Rr(e,t,(o,a,l,c,u,h,f,d,p,y,m)=>{let{pxRound:g,points:b}=o,R,M;c.ori==0?(R=Al,M=hg):(R=Rl,M=dg);let L=Wt(b.width*Pt,3),E=(b.size-b.width)/2*Pt,x=Wt(E*2,3),A=new Path2D,z=new Path2D,{left:U,top:N,width:W,height:V}=e.bbox;Cl(z,U-x,N-x,W+x*2,V+x*2);let F=X=>{if(l[X]!=null){let J=g(h(a[X],c,y,d)),G=g(f(l[X],u,m,p));R(A,J+E,G),M(A,J,G,E,0,vl*2)}};if(r)r.forEach(F);else for(let X=i;X<=s;X++)F(X);return{stroke:L>0?A:null,fill:A,clip:z,flags:uo|Bh}})}function gg(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var $y=gg(fo),Zy=gg(po);function _g(n){let e=Rt(n?.alignGaps,0);return(t,i,s,r)=>Rr(t,i,(o,a,l,c,u,h,f,d,p,y,m)=>{[s,r]=Sl(l,s,r);let g=o.pxRound,b=V=>g(h(V,c,y,d)),R=V=>g(f(V,u,m,p)),M,L;c.ori==0?(M=fo,L=$y):(M=po,L=Zy);let E=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:uo},A=x.stroke,z=!1;if(r-s>=y*4){let V=fe=>t.posToVal(fe,c.key,!0),F=null,X=null,J,G,he,j=b(a[E==1?s:r]),te=b(a[s]),oe=b(a[r]),pe=V(E==1?te+1:oe-1);for(let fe=E==1?s:r;fe>=s&&fe<=r;fe+=E){let ne=a[fe],be=(E==1?ne<pe:ne>pe)?j:b(ne),Pe=l[fe];be==j?Pe!=null?(G=Pe,F==null?(M(A,be,R(G)),J=F=X=G):G<F?F=G:G>X&&(X=G)):Pe===null&&(z=!0):(F!=null&&L(A,j,R(F),R(X),R(J),R(G)),Pe!=null?(G=Pe,M(A,be,R(G)),F=X=J=G):(F=X=null,Pe===null&&(z=!0)),j=be,pe=V(j+E))}F!=null&&F!=X&&he!=j&&L(A,j,R(F),R(X),R(J),R(G))}else for(let V=E==1?s:r;V>=s&&V<=r;V+=E){let F=l[V];F===null?z=!0:F!=null&&M(A,b(a[V]),R(F))}let[N,W]=Qh(t,i);if(o.fill!=null||N!=0){let V=x.fill=new Path2D(A),F=o.fillTo(t,i,o.min,o.max,N),X=R(F),J=b(a[s]),G=b(a[r]);E==-1&&([G,J]=[J,G]),M(V,G,X),M(V,J,X)}if(!o.spanGaps){let V=[];z&&V.push(...ed(a,l,s,r,E,b,e)),x.gaps=V=o.gaps(t,i,s,r,V),x.clip=El(V,c.ori,d,p,y,m)}return W!=0&&(x.band=W==2?[Ms(t,i,s,r,A,-1),Ms(t,i,s,r,A,1)]:Ms(t,i,s,r,A,W)),x})}function Ky(n){let e=Rt(n.align,1),t=Rt(n.ascDesc,!1),i=Rt(n.alignGaps,0),s=Rt(n.extend,!1);return(r,o,a,l)=>Rr(r,o,(c,u,h,f,d,p,y,m,g,b,R)=>{[a,l]=Sl(h,a,l);let M=c.pxRound,{left:L,width:E}=r.bbox,x=te=>M(p(te,f,b,m)),A=te=>M(y(te,d,R,g)),z=f.ori==0?fo:po,U={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:uo},N=U.stroke,W=f.dir*(f.ori==0?1:-1),V=A(h[W==1?a:l]),F=x(u[W==1?a:l]),X=F,J=F;s&&e==-1&&(J=L,z(N,J,V)),z(N,F,V);for(let te=W==1?a:l;te>=a&&te<=l;te+=W){let oe=h[te];if(oe==null)continue;let pe=x(u[te]),fe=A(oe);e==1?z(N,pe,V):z(N,X,fe),z(N,pe,fe),V=fe,X=pe}let G=X;s&&e==1&&(G=L+E,z(N,G,V));let[he,j]=Qh(r,o);if(c.fill!=null||he!=0){let te=U.fill=new Path2D(N),oe=c.fillTo(r,o,c.min,c.max,he),pe=A(oe);z(te,G,pe),z(te,J,pe)}if(!c.spanGaps){let te=[];te.push(...ed(u,h,a,l,W,x,i));let oe=c.width*Pt/2,pe=t||e==1?oe:-oe,fe=t||e==-1?-oe:oe;te.forEach(ne=>{ne[0]+=pe,ne[1]+=fe}),U.gaps=te=c.gaps(r,o,a,l,te),U.clip=El(te,f.ori,m,g,b,R)}return j!=0&&(U.band=j==2?[Ms(r,o,a,l,N,-1),Ms(r,o,a,l,N,1)]:Ms(r,o,a,l,N,j)),U})}function Im(n,e,t,i,s,r,o=Gt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=Rn(n[l]-n[a]);u<c&&(c=u,o=Rn(t(n[l],i,s,r)-t(n[a],i,s,r)))}a=l}}return o}function Jy(n){n=n||fa;let e=Rt(n.size,[.6,Gt,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=yt(s),o=1-e[0],a=Rt(e[1],Gt),l=Rt(e[2],1),c=Rt(n.disp,fa),u=Rt(n.each,d=>{}),{fill:h,stroke:f}=c;return(d,p,y,m)=>Rr(d,p,(g,b,R,M,L,E,x,A,z,U,N)=>{let W=g.pxRound,V=t,F=i*Pt,X=a*Pt,J=l*Pt,G,he;M.ori==0?[G,he]=r(d,p):[he,G]=r(d,p);let j=M.dir*(M.ori==0?1:-1),te=M.ori==0?Cl:td,oe=M.ori==0?u:(Le,Je,lt,Ee,Vt,We,Ke)=>{u(Le,Je,lt,Vt,Ee,Ke,We)},pe=Rt(d.bands,$h).find(Le=>Le.series[0]==p),fe=pe!=null?pe.dir:0,ne=g.fillTo(d,p,g.min,g.max,fe),ve=W(x(ne,L,N,z)),be,Pe,Te,Ye=U,at=W(g.width*Pt),Xe=!1,ft=null,ut=null,rt=null,en=null;h!=null&&(at==0||f!=null)&&(Xe=!0,ft=h.values(d,p,y,m),ut=new Map,new Set(ft).forEach(Le=>{Le!=null&&ut.set(Le,new Path2D)}),at>0&&(rt=f.values(d,p,y,m),en=new Map,new Set(rt).forEach(Le=>{Le!=null&&en.set(Le,new Path2D)})));let{x0:Xt,size:mn}=c;if(Xt!=null&&mn!=null){V=1,b=Xt.values(d,p,y,m),Xt.unit==2&&(b=b.map(lt=>d.posToVal(A+lt*U,M.key,!0)));let Le=mn.values(d,p,y,m);mn.unit==2?Pe=Le[0]*U:Pe=E(Le[0],M,U,A)-E(0,M,U,A),Ye=Im(b,R,E,M,U,A,Ye),Te=Ye-Pe+F}else Ye=Im(b,R,E,M,U,A,Ye),Te=Ye*o+F,Pe=Ye-Te;Te<1&&(Te=0),at>=Pe/2&&(at=0),Te<5&&(W=zm);let Ot=Te>0,Ln=Ye-Te-(Ot?at:0);Pe=W(Uh(Ln,J,X)),be=(V==0?Pe/2:V==j?0:Pe)-V*j*((V==0?F/2:0)+(Ot?at/2:0));let wt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},wn=Xe?null:new Path2D,an=null;if(pe!=null)an=d.data[pe.series[1]];else{let{y0:Le,y1:Je}=c;Le!=null&&Je!=null&&(R=Je.values(d,p,y,m),an=Le.values(d,p,y,m))}let gn=G*Pe,O=he*Pe;for(let Le=j==1?y:m;Le>=y&&Le<=m;Le+=j){let Je=R[Le];if(Je==null)continue;if(an!=null){let q=an[Le]??0;if(Je-q==0)continue;ve=x(q,L,N,z)}let lt=M.distr!=2||c!=null?b[Le]:Le,Ee=E(lt,M,U,A),Vt=x(Rt(Je,ne),L,N,z),We=W(Ee-be),Ke=W(jn(Vt,ve)),P=W(Oi(Vt,ve)),S=Ke-P;if(Je!=null){let q=Je<0?O:gn,de=Je<0?gn:O;Xe?(at>0&&rt[Le]!=null&&te(en.get(rt[Le]),We,P+fi(at/2),Pe,jn(0,S-at),q,de),ft[Le]!=null&&te(ut.get(ft[Le]),We,P+fi(at/2),Pe,jn(0,S-at),q,de)):te(wn,We,P+fi(at/2),Pe,jn(0,S-at),q,de),oe(d,p,Le,We-at/2,P,Pe+at,S)}}return at>0?wt.stroke=Xe?en:wn:Xe||(wt._fill=g.width==0?g._fill:g._stroke??g._fill,wt.width=0),wt.fill=Xe?ut:wn,wt})}function jy(n,e){let t=Rt(e?.alignGaps,0);return(i,s,r,o)=>Rr(i,s,(a,l,c,u,h,f,d,p,y,m,g)=>{[r,o]=Sl(c,r,o);let b=a.pxRound,R=G=>b(f(G,u,m,p)),M=G=>b(d(G,h,g,y)),L,E,x;u.ori==0?(L=Al,x=fo,E=fg):(L=Rl,x=po,E=pg);let A=u.dir*(u.ori==0?1:-1),z=R(l[A==1?r:o]),U=z,N=[],W=[];for(let G=A==1?r:o;G>=r&&G<=o;G+=A)if(c[G]!=null){let j=l[G],te=R(j);N.push(U=te),W.push(M(c[G]))}let V={stroke:n(N,W,L,x,E,b),fill:null,clip:null,band:null,gaps:null,flags:uo},F=V.stroke,[X,J]=Qh(i,s);if(a.fill!=null||X!=0){let G=V.fill=new Path2D(F),he=a.fillTo(i,s,a.min,a.max,X),j=M(he);x(G,U,j),x(G,z,j)}if(!a.spanGaps){let G=[];G.push(...ed(l,c,r,o,A,R,t)),V.gaps=G=a.gaps(i,s,r,o,G),V.clip=El(G,u.ori,p,y,m,g)}return J!=0&&(V.band=J==2?[Ms(i,s,r,o,F,-1),Ms(i,s,r,o,F,1)]:Ms(i,s,r,o,F,J)),V})}function Qy(n){return jy(eb,n)}function eb(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let f=0;f<o-1;f++)u[f]=e[f+1]-e[f],h[f]=n[f+1]-n[f],c[f]=u[f]/h[f];l[0]=c[0];for(let f=1;f<o-1;f++)c[f]===0||c[f-1]===0||c[f-1]>0!=c[f]>0?l[f]=0:(l[f]=3*(h[f-1]+h[f])/((2*h[f]+h[f-1])/c[f-1]+(h[f]+2*h[f-1])/c[f]),isFinite(l[f])||(l[f]=0));l[o-1]=c[o-2];for(let f=0;f<o-1;f++)s(a,n[f]+h[f]/3,e[f]+l[f]*h[f]/3,n[f+1]-h[f]/3,e[f+1]-l[f+1]*h[f]/3,n[f+1],e[f+1])}return a}var zh=new Set;function Lm(){for(let n of zh)n.syncRect(!0)}ho&&(Er(Nx,oo,Lm),Er(Fx,oo,Lm,!0),Er(xl,oo,()=>{Bn.pxRatio=Pt}));var tb=_g(),nb=mg();function Dm(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Hh(r,o,e,t))}function ib(n,e){return n.map((t,i)=>i==0?{}:Sn({},e,t))}function Hh(n,e,t,i){return Sn({},e==0?t:i,n)}function vg(n,e,t){return e==null?lo:[e,t]}var sb=vg;function rb(n,e,t){return e==null?lo:yl(e,t,qh,!0)}function xg(n,e,t,i){return e==null?lo:Ml(e,t,n.scales[i].log,!1)}var ob=xg;function yg(n,e,t,i){return e==null?lo:Xh(e,t,n.scales[i].log,!1)}var ab=yg;function lb(n,e,t,i,s){let r=jn(hm(n),hm(e)),o=e-n,a=ki(s/i*o,t);do{let l=t[a],c=i*l/o;if(c>=s&&r+(l<5?js.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Nm(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=An((t=+s)*Pt))+"px"),[n,e,t]}function cb(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=Wt(e[2]*Pt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Bn(n,e,t){let i={mode:Rt(n.mode,1)},s=i.mode;function r(v,w,I,D){let H=w.valToPct(v);return D+I*(w.dir==-1?1-H:H)}function o(v,w,I,D){let H=w.valToPct(v);return D+I*(w.dir==-1?H:1-H)}function a(v,w,I,D){return w.ori==0?r(v,w,I,D):o(v,w,I,D)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Ti(gx);if(n.id!=null&&(c.id=n.id),di(c,n.class),n.title){let v=Ti(xx,c);v.textContent=n.title}let u=Ui("canvas"),h=i.ctx=u.getContext("2d"),f=Ti(yx,c);Er("click",f,v=>{v.target===p&&($t!=Qr||tn!=eo)&&On.click(i,v)},!0);let d=i.under=Ti(bx,f);f.appendChild(u);let p=i.over=Ti(Sx,f);n=co(n);let y=+Rt(n.pxAlign,1),m=Pm(y);(n.plugins||[]).forEach(v=>{v.opts&&(n=v.opts(i,n)||n)});let g=n.ms||.001,b=i.series=s==1?Dm(n.series||[],Mm,Rm,!1):ib(n.series||[null],Am),R=i.axes=Dm(n.axes||[],Sm,Tm,!0),M=i.scales={},L=i.bands=n.bands||[];L.forEach(v=>{v.fill=yt(v.fill||null),v.dir=Rt(v.dir,-1)});let E=s==2?b[1].facets[0].scale:b[0].scale,x={axes:xs,series:gt},A=(n.drawOrder||["axes","series"]).map(v=>x[v]);function z(v){let w=v.distr==3?I=>Ss(I>0?I:v.clamp(i,I,v.min,v.max,v.key)):v.distr==4?I=>Rh(I,v.asinh):v.distr==100?I=>v.fwd(I):I=>I;return I=>{let D=w(I),{_min:H,_max:K}=v,ce=K-H;return(D-H)/ce}}function U(v){let w=M[v];if(w==null){let I=(n.scales||fa)[v]||fa;if(I.from!=null){U(I.from);let D=Sn({},M[I.from],I,{key:v});D.valToPct=z(D),M[v]=D}else{w=M[v]=Sn({},v==E?lg:Xy,I),w.key=v;let D=w.time,H=w.range,K=Js(H);if((v!=E||s==2&&!D)&&(K&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?lm:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?lm:{mode:1,hard:H[1],soft:H[1]}},K=!1),!K&&Tl(H))){let ce=H;H=(me,Me,Ue)=>Me==null?lo:yl(Me,Ue,ce)}w.range=yt(H||(D?sb:v==E?w.distr==3?ob:w.distr==4?ab:vg:w.distr==3?xg:w.distr==4?yg:rb)),w.auto=yt(K?!1:w.auto),w.clamp=yt(w.clamp||Wy),w._min=w._max=null,w.valToPct=z(w)}}}U("x"),U("y"),s==1&&b.forEach(v=>{U(v.scale)}),R.forEach(v=>{U(v.scale)});for(let v in n.scales)U(v);let N=M[E],W=N.distr,V,F;N.ori==0?(di(c,_x),V=r,F=o):(di(c,vx),V=o,F=r);let X={};for(let v in M){let w=M[v];(w.min!=null||w.max!=null)&&(X[v]={min:w.min,max:w.max},w.min=w.max=null)}let J=n.tzDate||(v=>new Date(An(v/g))),G=n.fmtDate||Zh,he=g==1?_y(J):yy(J),j=xm(J,vm(g==1?gy:xy,G)),te=bm(J,ym(Sy,G)),oe=[],pe=i.legend=Sn({},Ty,n.legend),fe=i.cursor=Sn({},Iy,{drag:{y:s==2}},n.cursor),ne=pe.show,ve=fe.show,be=pe.markers;pe.idxs=oe,be.width=yt(be.width),be.dash=yt(be.dash),be.stroke=yt(be.stroke),be.fill=yt(be.fill);let Pe,Te,Ye,at=[],Xe=[],ft,ut=!1,rt={};if(pe.live){let v=b[1]?b[1].values:null;ut=v!=null,ft=ut?v(i,1,0):{_:0};for(let w in ft)rt[w]=Gh}if(ne)if(Pe=Ui("table",Rx,c),Ye=Ui("tbody",null,Pe),pe.mount(i,Pe),ut){Te=Ui("thead",null,Pe,Ye);let v=Ui("tr",null,Te);Ui("th",null,v);for(var en in ft)Ui("th",Zp,v).textContent=en}else di(Pe,Px),pe.live&&di(Pe,Cx);let Xt={show:!0},mn={show:!1};function Ot(v,w){if(w==0&&(ut||!pe.live||s==2))return lo;let I=[],D=Ui("tr",Ix,Ye,Ye.childNodes[w]);di(D,v.class),v.show||di(D,Tr);let H=Ui("th",null,D);if(be.show){let me=Ti(Lx,H);if(w>0){let Me=be.width(i,w);Me&&(me.style.border=Me+"px "+be.dash(i,w)+" "+be.stroke(i,w)),me.style.background=be.fill(i,w)}}let K=Ti(Zp,H);v.label instanceof HTMLElement?K.appendChild(v.label):K.textContent=v.label,w>0&&(be.show||(K.style.color=v.width>0?be.stroke(i,w):be.fill(i,w)),wt("click",H,me=>{if(fe._lock)return;et(me);let Me=b.indexOf(v);if((me.ctrlKey||me.metaKey)!=pe.isolate){let Ue=b.some((ke,ze)=>ze>0&&ze!=Me&&ke.show);b.forEach((ke,ze)=>{ze>0&&Qi(ze,Ue?ze==Me?Xt:mn:Xt,!0,yn.setSeries)})}else Qi(Me,{show:!v.show},!0,yn.setSeries)},!1),tt&&wt(Qp,H,me=>{fe._lock||(et(me),Qi(b.indexOf(v),no,!0,yn.setSeries))},!1));for(var ce in ft){let me=Ui("td",Dx,D);me.textContent="--",I.push(me)}return[D,I]}let Ln=new Map;function wt(v,w,I,D=!0){let H=Ln.get(w)||{},K=fe.bind[v](i,w,I,D);K&&(Er(v,w,H[v]=K),Ln.set(w,H))}function wn(v,w,I){let D=Ln.get(w)||{};for(let H in D)(v==null||H==v)&&(Fh(H,w,D[H]),delete D[H]);v==null&&Ln.delete(w)}let an=0,gn=0,O=0,Le=0,Je=0,lt=0,Ee=Je,Vt=lt,We=O,Ke=Le,P=0,S=0,q=0,de=0;i.bbox={};let le=!1,ye=!1,Se=!1,ie=!1,re=!1,ge=!1;function k(v,w,I){(I||v!=i.width||w!=i.height)&&ae(v,w),ht(!1),Se=!0,ye=!0,Vn()}function ae(v,w){i.width=an=O=v,i.height=gn=Le=w,Je=lt=0,we(),qe();let I=i.bbox;P=I.left=Mr(Je*Pt,.5),S=I.top=Mr(lt*Pt,.5),q=I.width=Mr(O*Pt,.5),de=I.height=Mr(Le*Pt,.5)}let se=3;function Ae(){let v=!1,w=0;for(;!v;){w++;let I=Kr(w),D=ji(w);v=w==se||I&&D,v||(ae(i.width,i.height),ye=!0)}}function xe({width:v,height:w}){k(v,w)}i.setSize=xe;function we(){let v=!1,w=!1,I=!1,D=!1;R.forEach((H,K)=>{if(H.show&&H._show){let{side:ce,_size:me}=H,Me=ce%2,Ue=H.label!=null?H.labelSize:0,ke=me+Ue;ke>0&&(Me?(O-=ke,ce==3?(Je+=ke,D=!0):I=!0):(Le-=ke,ce==0?(lt+=ke,v=!0):w=!0))}}),Ki[0]=v,Ki[1]=I,Ki[2]=w,Ki[3]=D,O-=Di[1]+Di[3],Je+=Di[3],Le-=Di[2]+Di[0],lt+=Di[0]}function qe(){let v=Je+O,w=lt+Le,I=Je,D=lt;function H(K,ce){switch(K){case 1:return v+=ce,v-ce;case 2:return w+=ce,w-ce;case 3:return I-=ce,I+ce;case 0:return D-=ce,D+ce}}R.forEach((K,ce)=>{if(K.show&&K._show){let me=K.side;K._pos=H(me,K._size),K.label!=null&&(K._lpos=H(me,K.labelSize))}})}if(fe.dataIdx==null){let v=fe.hover,w=v.skip=new Set(v.skip??[]);w.add(void 0);let I=v.prox=yt(v.prox),D=v.bias??=0;fe.dataIdx=(H,K,ce,me)=>{if(K==0)return ce;let Me=ce,Ue=I(H,K,ce,me)??Gt,ke=Ue>=0&&Ue<Gt,ze=N.ori==0?O:Le,ot=fe.left,Ct=e[0],At=e[K];if(w.has(At[ce])){Me=null;let _t=null,je=null,$e;if(D==0||D==-1)for($e=ce;_t==null&&$e-- >0;)w.has(At[$e])||(_t=$e);if(D==0||D==1)for($e=ce;je==null&&$e++<At.length;)w.has(At[$e])||(je=$e);if(_t!=null||je!=null)if(ke){let Kt=_t==null?-1/0:V(Ct[_t],N,ze,0),un=je==null?1/0:V(Ct[je],N,ze,0),Un=ot-Kt,Bt=un-ot;Un<=Bt?Un<=Ue&&(Me=_t):Bt<=Ue&&(Me=je)}else Me=je==null?_t:_t==null?je:ce-_t<=je-ce?_t:je}else ke&&Rn(ot-V(Ct[ce],N,ze,0))>Ue&&(Me=null);return Me}}let et=v=>{fe.event=v};fe.idxs=oe,fe._lock=!1;let ue=fe.points;ue.show=yt(ue.show),ue.size=yt(ue.size),ue.stroke=yt(ue.stroke),ue.width=yt(ue.width),ue.fill=yt(ue.fill);let He=i.focus=Sn({},n.focus||{alpha:.3},fe.focus),tt=He.prox>=0,Ie=tt&&ue.one,ct=[],Yt=[],Yn=[];function Jo(v,w){let I=ue.show(i,w);if(I instanceof HTMLElement)return di(I,Ax),di(I,v.class),is(I,-10,-10,O,Le),p.insertBefore(I,ct[w]),I}function Yr(v,w){if(s==1||w>0){let I=s==1&&M[v.scale].time,D=v.value;v.value=I?pm(D)?bm(J,ym(D,G)):D||te:D||Hy,v.label=v.label||(I?Dy:Ly)}if(Ie||w>0){v.width=v.width==null?1:v.width,v.paths=v.paths||tb||Xx,v.fillTo=yt(v.fillTo||qy),v.pxAlign=+Rt(v.pxAlign,y),v.pxRound=Pm(v.pxAlign),v.stroke=yt(v.stroke||null),v.fill=yt(v.fill||null),v._stroke=v._fill=v._paths=v._focus=null;let I=Vy(jn(1,v.width),1),D=v.points=Sn({},{size:I,width:jn(1,I*.2),stroke:v.stroke,space:I*2,paths:nb,_stroke:null,_fill:null},v.points);D.show=yt(D.show),D.filter=yt(D.filter),D.fill=yt(D.fill),D.stroke=yt(D.stroke),D.paths=yt(D.paths),D.pxAlign=v.pxAlign}if(ne){let I=Ot(v,w);at.splice(w,0,I[0]),Xe.splice(w,0,I[1]),pe.values.push(null)}if(ve){oe.splice(w,0,null);let I=null;Ie?w==0&&(I=Jo(v,w)):w>0&&(I=Jo(v,w)),ct.splice(w,0,I),Yt.splice(w,0,0),Yn.splice(w,0,0)}Fn("addSeries",w)}function th(v,w){w=w??b.length,v=s==1?Hh(v,w,Mm,Rm):Hh(v,w,{},Am),b.splice(w,0,v),Yr(b[w],w)}i.addSeries=th;function el(v){if(b.splice(v,1),ne){pe.values.splice(v,1),Xe.splice(v,1);let w=at.splice(v,1)[0];wn(null,w.firstChild),w.remove()}ve&&(oe.splice(v,1),ct.splice(v,1)[0].remove(),Yt.splice(v,1),Yn.splice(v,1)),Fn("delSeries",v)}i.delSeries=el;let Ki=[!1,!1,!1,!1];function gs(v,w){if(v._show=v.show,v.show){let I=v.side%2,D=M[v.scale];D==null&&(v.scale=I?b[1].scale:E,D=M[v.scale]);let H=D.time;v.size=yt(v.size),v.space=yt(v.space),v.rotate=yt(v.rotate),Js(v.incrs)&&v.incrs.forEach(ce=>{!js.has(ce)&&js.set(ce,Gm(ce))}),v.incrs=yt(v.incrs||(D.distr==2?fy:H?g==1?my:vy:wr)),v.splits=yt(v.splits||(H&&D.distr==1?he:D.distr==3?kh:D.distr==4?Uy:Fy)),v.stroke=yt(v.stroke),v.grid.stroke=yt(v.grid.stroke),v.ticks.stroke=yt(v.ticks.stroke),v.border.stroke=yt(v.border.stroke);let K=v.values;v.values=Js(K)&&!Js(K[0])?yt(K):H?Js(K)?xm(J,vm(K,G)):pm(K)?by(J,K):K||j:K||Ny,v.filter=yt(v.filter||(D.distr>=3&&D.log==10?By:D.distr==3&&D.log==2?zy:Hm)),v.font=Nm(v.font),v.labelFont=Nm(v.labelFont),v._size=v.size(i,null,w,0),v._space=v._rotate=v._incrs=v._found=v._splits=v._values=null,v._size>0&&(Ki[w]=!0,v._el=Ti(Mx,f))}}function _s(v,w,I,D){let[H,K,ce,me]=I,Me=w%2,Ue=0;return Me==0&&(me||K)&&(Ue=w==0&&!H||w==2&&!ce?An(Sm.size/3):0),Me==1&&(H||ce)&&(Ue=w==1&&!K||w==3&&!me?An(Tm.size/2):0),Ue}let jo=i.padding=(n.padding||[_s,_s,_s,_s]).map(v=>yt(Rt(v,_s))),Di=i._padding=jo.map((v,w)=>v(i,w,Ki,0)),ln,dn=null,fn=null,Ji=s==1?b[0].idxs:null,li=null,Hs=!1;function Qo(v,w){if(e=v??[],i.data=i._data=e,s==2){ln=0;for(let I=1;I<b.length;I++)ln+=e[I][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),li=e[0],ln=li.length;let I=e;if(W==2){I=e.slice();let D=I[0]=Array(ln);for(let H=0;H<ln;H++)D[H]=H}i._data=e=I}if(ht(!0),Fn("setData"),W==2&&(Se=!0),w!==!1){let I=N;I.auto(i,Hs)?ea():Ws(E,I.min,I.max),ie=ie||fe.left>=0,ge=!0,Vn()}}i.setData=Qo;function ea(){Hs=!0;let v,w;s==1&&(ln>0?(dn=Ji[0]=0,fn=Ji[1]=ln-1,v=e[0][dn],w=e[0][fn],W==2?(v=dn,w=fn):v==w&&(W==3?[v,w]=Ml(v,v,N.log,!1):W==4?[v,w]=Xh(v,v,N.log,!1):N.time?w=v+An(86400/g):[v,w]=yl(v,w,qh,!0))):(dn=Ji[0]=v=null,fn=Ji[1]=w=null)),Ws(E,v,w)}let $r,Vs,Zr,T,B,ee,$,Z,Re,De;function Ce(v,w,I,D,H,K){v??=Jp,I??=$h,D??="butt",H??=Jp,K??="round",v!=$r&&(h.strokeStyle=$r=v),H!=Vs&&(h.fillStyle=Vs=H),w!=Zr&&(h.lineWidth=Zr=w),K!=B&&(h.lineJoin=B=K),D!=ee&&(h.lineCap=ee=D),I!=T&&h.setLineDash(T=I)}function Ne(v,w,I,D){w!=Vs&&(h.fillStyle=Vs=w),v!=$&&(h.font=$=v),I!=Z&&(h.textAlign=Z=I),D!=Re&&(h.textBaseline=Re=D)}function Ge(v,w,I,D,H=0){if(D.length>0&&v.auto(i,Hs)&&(w==null||w.min==null)){let K=Rt(dn,0),ce=Rt(fn,D.length-1),me=I.min==null?Bx(D,K,ce,H,v.distr==3):[I.min,I.max];v.min=Oi(v.min,I.min=me[0]),v.max=jn(v.max,I.max=me[1])}}let nt={min:null,max:null};function mt(){for(let D in M){let H=M[D];X[D]==null&&(H.min==null||X[E]!=null&&H.auto(i,Hs))&&(X[D]=nt)}for(let D in M){let H=M[D];X[D]==null&&H.from!=null&&X[H.from]!=null&&(X[D]=nt)}X[E]!=null&&ht(!0);let v={};for(let D in X){let H=X[D];if(H!=null){let K=v[D]=co(M[D],$x);if(H.min!=null)Sn(K,H);else if(D!=E||s==2)if(ln==0&&K.from==null){let ce=K.range(i,null,null,D);K.min=ce[0],K.max=ce[1]}else K.min=Gt,K.max=-Gt}}if(ln>0){b.forEach((D,H)=>{if(s==1){let K=D.scale,ce=X[K];if(ce==null)return;let me=v[K];if(H==0){let Me=me.range(i,me.min,me.max,K);me.min=Me[0],me.max=Me[1],dn=ki(me.min,e[0]),fn=ki(me.max,e[0]),fn-dn>1&&(e[0][dn]<me.min&&dn++,e[0][fn]>me.max&&fn--),D.min=li[dn],D.max=li[fn]}else D.show&&D.auto&&Ge(me,ce,D,e[H],D.sorted);D.idxs[0]=dn,D.idxs[1]=fn}else if(H>0&&D.show&&D.auto){let[K,ce]=D.facets,me=K.scale,Me=ce.scale,[Ue,ke]=e[H],ze=v[me],ot=v[Me];ze!=null&&Ge(ze,X[me],K,Ue,K.sorted),ot!=null&&Ge(ot,X[Me],ce,ke,ce.sorted),D.min=ce.min,D.max=ce.max}});for(let D in v){let H=v[D],K=X[D];if(H.from==null&&(K==null||K.min==null)){let ce=H.range(i,H.min==Gt?null:H.min,H.max==-Gt?null:H.max,D);H.min=ce[0],H.max=ce[1]}}}for(let D in v){let H=v[D];if(H.from!=null){let K=v[H.from];if(K.min==null)H.min=H.max=null;else{let ce=H.range(i,K.min,K.max,D);H.min=ce[0],H.max=ce[1]}}}let w={},I=!1;for(let D in v){let H=v[D],K=M[D];if(K.min!=H.min||K.max!=H.max){K.min=H.min,K.max=H.max;let ce=K.distr;K._min=ce==3?Ss(K.min):ce==4?Rh(K.min,K.asinh):ce==100?K.fwd(K.min):K.min,K._max=ce==3?Ss(K.max):ce==4?Rh(K.max,K.asinh):ce==100?K.fwd(K.max):K.max,w[D]=I=!0}}if(I){b.forEach((D,H)=>{s==2?H>0&&w.y&&(D._paths=null):w[D.scale]&&(D._paths=null)});for(let D in w)Se=!0,Fn("setScale",D);ve&&fe.left>=0&&(ie=ge=!0)}for(let D in X)X[D]=null}function Ve(v){let w=Uh(dn-1,0,ln-1),I=Uh(fn+1,0,ln-1);for(;v[w]==null&&w>0;)w--;for(;v[I]==null&&I<ln-1;)I++;return[w,I]}function gt(){if(ln>0){let v=b.some(w=>w._focus)&&De!=He.alpha;v&&(h.globalAlpha=De=He.alpha),b.forEach((w,I)=>{if(I>0&&w.show&&(nn(I,!1),nn(I,!0),w._paths==null)){let D=De;De!=w.alpha&&(h.globalAlpha=De=w.alpha);let H=s==2?[0,e[I][0].length-1]:Ve(e[I]);w._paths=w.paths(i,I,H[0],H[1]),De!=D&&(h.globalAlpha=De=D)}}),b.forEach((w,I)=>{if(I>0&&w.show){let D=De;De!=w.alpha&&(h.globalAlpha=De=w.alpha),w._paths!=null&&Dt(I,!1);{let H=w._paths!=null?w._paths.gaps:null,K=w.points.show(i,I,dn,fn,H),ce=w.points.filter(i,I,K,H);(K||ce)&&(w.points._paths=w.points.paths(i,I,dn,fn,ce),Dt(I,!0))}De!=D&&(h.globalAlpha=De=D),Fn("drawSeries",I)}}),v&&(h.globalAlpha=De=1)}}function nn(v,w){let I=w?b[v].points:b[v];I._stroke=I.stroke(i,v),I._fill=I.fill(i,v)}function Dt(v,w){let I=w?b[v].points:b[v],{stroke:D,fill:H,clip:K,flags:ce,_stroke:me=I._stroke,_fill:Me=I._fill,_width:Ue=I.width}=I._paths;Ue=Wt(Ue*Pt,3);let ke=null,ze=Ue%2/2;w&&Me==null&&(Me=Ue>0?"#fff":me);let ot=I.pxAlign==1&&ze>0;if(ot&&h.translate(ze,ze),!w){let Ct=P-Ue/2,At=S-Ue/2,_t=q+Ue,je=de+Ue;ke=new Path2D,ke.rect(Ct,At,_t,je)}w?Oe(me,Ue,I.dash,I.cap,Me,D,H,ce,K):Nt(v,me,Ue,I.dash,I.cap,Me,D,H,ce,ke,K),ot&&h.translate(-ze,-ze)}function Nt(v,w,I,D,H,K,ce,me,Me,Ue,ke){let ze=!1;Me!=0&&L.forEach((ot,Ct)=>{if(ot.series[0]==v){let At=b[ot.series[1]],_t=e[ot.series[1]],je=(At._paths||fa).band;Js(je)&&(je=ot.dir==1?je[0]:je[1]);let $e,Kt=null;At.show&&je&&Hx(_t,dn,fn)?(Kt=ot.fill(i,Ct)||K,$e=At._paths.clip):je=null,Oe(w,I,D,H,Kt,ce,me,Me,Ue,ke,$e,je),ze=!0}}),ze||Oe(w,I,D,H,K,ce,me,Me,Ue,ke)}let Tn=uo|Bh;function Oe(v,w,I,D,H,K,ce,me,Me,Ue,ke,ze){Ce(v,w,I,D,H),(Me||Ue||ze)&&(h.save(),Me&&h.clip(Me),Ue&&h.clip(Ue)),ze?(me&Tn)==Tn?(h.clip(ze),ke&&h.clip(ke),xt(H,ce),_n(v,K,w)):me&Bh?(xt(H,ce),h.clip(ze),_n(v,K,w)):me&uo&&(h.save(),h.clip(ze),ke&&h.clip(ke),xt(H,ce),h.restore(),_n(v,K,w)):(xt(H,ce),_n(v,K,w)),(Me||Ue||ze)&&h.restore()}function _n(v,w,I){I>0&&(w instanceof Map?w.forEach((D,H)=>{h.strokeStyle=$r=H,h.stroke(D)}):w!=null&&v&&h.stroke(w))}function xt(v,w){w instanceof Map?w.forEach((I,D)=>{h.fillStyle=Vs=D,h.fill(I)}):w!=null&&v&&h.fill(w)}function vs(v,w,I,D){let H=R[v],K;if(D<=0)K=[0,0];else{let ce=H._space=H.space(i,v,w,I,D),me=H._incrs=H.incrs(i,v,w,I,D,ce);K=lb(w,I,me,D,ce)}return H._found=K}function vn(v,w,I,D,H,K,ce,me,Me,Ue){let ke=ce%2/2;y==1&&h.translate(ke,ke),Ce(me,ce,Me,Ue,me),h.beginPath();let ze,ot,Ct,At,_t=H+(D==0||D==3?-K:K);I==0?(ot=H,At=_t):(ze=H,Ct=_t);for(let je=0;je<v.length;je++)w[je]!=null&&(I==0?ze=Ct=v[je]:ot=At=v[je],h.moveTo(ze,ot),h.lineTo(Ct,At));h.stroke(),y==1&&h.translate(-ke,-ke)}function Kr(v){let w=!0;return R.forEach((I,D)=>{if(!I.show)return;let H=M[I.scale];if(H.min==null){I._show&&(w=!1,I._show=!1,ht(!1));return}else I._show||(w=!1,I._show=!0,ht(!1));let K=I.side,ce=K%2,{min:me,max:Me}=H,[Ue,ke]=vs(D,me,Me,ce==0?O:Le);if(ke==0)return;let ze=H.distr==2,ot=I._splits=I.splits(i,D,me,Me,Ue,ke,ze),Ct=H.distr==2?ot.map($e=>li[$e]):ot,At=H.distr==2?li[ot[1]]-li[ot[0]]:Ue,_t=I._values=I.values(i,I.filter(i,Ct,D,ke,At),D,ke,At);I._rotate=K==2?I.rotate(i,_t,D,ke):0;let je=I._size;I._size=Ei(I.size(i,_t,D,v)),je!=null&&I._size!=je&&(w=!1)}),w}function ji(v){let w=!0;return jo.forEach((I,D)=>{let H=I(i,D,Ki,v);H!=Di[D]&&(w=!1),Di[D]=H}),w}function xs(){for(let v=0;v<R.length;v++){let w=R[v];if(!w.show||!w._show)continue;let I=w.side,D=I%2,H,K,ce=w.stroke(i,v),me=I==0||I==3?-1:1,[Me,Ue]=w._found;if(w.label!=null){let Kn=w.labelGap*me,hi=An((w._lpos+Kn)*Pt);Ne(w.labelFont[0],ce,"center",I==2?"top":Kp),h.save(),D==1?(H=K=0,h.translate(hi,An(S+de/2)),h.rotate((I==3?-vl:vl)/2)):(H=An(P+q/2),K=hi);let vr=Bm(w.label)?w.label(i,v,Me,Ue):w.label;h.fillText(vr,H,K),h.restore()}if(Ue==0)continue;let ke=M[w.scale],ze=D==0?q:de,ot=D==0?P:S,Ct=w._splits,At=ke.distr==2?Ct.map(Kn=>li[Kn]):Ct,_t=ke.distr==2?li[Ct[1]]-li[Ct[0]]:Me,je=w.ticks,$e=w.border,Kt=je.show?je.size:0,un=An(Kt*Pt),Un=An((w.alignTo==2?w._size-Kt-w.gap:w.gap)*Pt),Bt=w._rotate*-vl/180,hn=m(w._pos*Pt),ci=(un+Un)*me,Zn=hn+ci;K=D==0?Zn:0,H=D==1?Zn:0;let Si=w.font[0],Ni=w.align==1?so:w.align==2?Th:Bt>0?so:Bt<0?Th:D==0?"center":I==3?Th:so,ts=Bt||D==1?"middle":I==2?"top":Kp;Ne(Si,ce,Ni,ts);let ui=w.font[1]*w.lineGap,Mi=Ct.map(Kn=>m(a(Kn,ke,ze,ot))),Fi=w._values;for(let Kn=0;Kn<Fi.length;Kn++){let hi=Fi[Kn];if(hi!=null){D==0?H=Mi[Kn]:K=Mi[Kn],hi=""+hi;let vr=hi.indexOf(`
`)==-1?[hi]:hi.split(/\n/gm);for(let Jn=0;Jn<vr.length;Jn++){let pp=vr[Jn];Bt?(h.save(),h.translate(H,K+Jn*ui),h.rotate(Bt),h.fillText(pp,0,0),h.restore()):h.fillText(pp,H,K+Jn*ui)}}}je.show&&vn(Mi,je.filter(i,At,v,Ue,_t),D,I,hn,un,Wt(je.width*Pt,3),je.stroke(i,v),je.dash,je.cap);let ns=w.grid;ns.show&&vn(Mi,ns.filter(i,At,v,Ue,_t),D,D==0?2:1,D==0?S:P,D==0?de:q,Wt(ns.width*Pt,3),ns.stroke(i,v),ns.dash,ns.cap),$e.show&&vn([hn],[1],D==0?1:0,D==0?1:2,D==1?S:P,D==1?de:q,Wt($e.width*Pt,3),$e.stroke(i,v),$e.dash,$e.cap)}Fn("drawAxes")}function ht(v){b.forEach((w,I)=>{I>0&&(w._paths=null,v&&(s==1?(w.min=null,w.max=null):w.facets.forEach(D=>{D.min=null,D.max=null})))})}let cn=!1,$n=!1,Ft=[];function xn(){$n=!1;for(let v=0;v<Ft.length;v++)Fn(...Ft[v]);Ft.length=0}function Vn(){cn||(ty(Kf),cn=!0)}function tl(v,w=!1){cn=!0,$n=w,v(i),Kf(),w&&Ft.length>0&&queueMicrotask(xn)}i.batch=tl;function Kf(){if(le&&(mt(),le=!1),Se&&(Ae(),Se=!1),ye){if(Jt(d,so,Je),Jt(d,"top",lt),Jt(d,ca,O),Jt(d,ua,Le),Jt(p,so,Je),Jt(p,"top",lt),Jt(p,ca,O),Jt(p,ua,Le),Jt(f,ca,an),Jt(f,ua,gn),u.width=An(an*Pt),u.height=An(gn*Pt),R.forEach(({_el:v,_show:w,_size:I,_pos:D,side:H})=>{if(v!=null)if(w){let K=H===3||H===0?I:0,ce=H%2==1;Jt(v,ce?"left":"top",D-K),Jt(v,ce?"width":"height",I),Jt(v,ce?"top":"left",ce?lt:Je),Jt(v,ce?"height":"width",ce?Le:O),Nh(v,Tr)}else di(v,Tr)}),$r=Vs=Zr=B=ee=$=Z=Re=T=null,De=1,ia(!0),Je!=Ee||lt!=Vt||O!=We||Le!=Ke){ht(!1);let v=O/We,w=Le/Ke;if(ve&&!ie&&fe.left>=0){fe.left*=v,fe.top*=w,Jr&&is(Jr,An(fe.left),0,O,Le),jr&&is(jr,0,An(fe.top),O,Le);for(let I=0;I<ct.length;I++){let D=ct[I];D!=null&&(Yt[I]*=v,Yn[I]*=w,is(D,Ei(Yt[I]),Ei(Yn[I]),O,Le))}}if(Zt.show&&!re&&Zt.left>=0&&Zt.width>0){Zt.left*=v,Zt.width*=v,Zt.top*=w,Zt.height*=w;for(let I in ah)Jt(to,I,Zt[I])}Ee=Je,Vt=lt,We=O,Ke=Le}Fn("setSize"),ye=!1}an>0&&gn>0&&(h.clearRect(0,0,u.width,u.height),Fn("drawClear"),A.forEach(v=>v()),Fn("draw")),Zt.show&&re&&(nl(Zt),re=!1),ve&&ie&&(_r(null,!0,!1),ie=!1),pe.show&&pe.live&&ge&&(rh(),ge=!1),l||(l=!0,i.status=1,Fn("ready")),Hs=!1,cn=!1}i.redraw=(v,w)=>{Se=w||!1,v!==!1?Ws(E,N.min,N.max):Vn()};function nh(v,w){let I=M[v];if(I.from==null){if(ln==0){let D=I.range(i,w.min,w.max,v);w.min=D[0],w.max=D[1]}if(w.min>w.max){let D=w.min;w.min=w.max,w.max=D}if(ln>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;v==E&&I.distr==2&&ln>0&&(w.min=ki(w.min,e[0]),w.max=ki(w.max,e[0]),w.min==w.max&&w.max++),X[v]=w,le=!0,Vn()}}i.setScale=nh;let ih,sh,Jr,jr,Jf,jf,Qr,eo,Qf,ep,$t,tn,Gs=!1,On=fe.drag,Dn=On.x,Nn=On.y;ve&&(fe.x&&(ih=Ti(Tx,p)),fe.y&&(sh=Ti(Ex,p)),N.ori==0?(Jr=ih,jr=sh):(Jr=sh,jr=ih),$t=fe.left,tn=fe.top);let Zt=i.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),to=Zt.show?Ti(wx,Zt.over?p:d):null;function nl(v,w){if(Zt.show){for(let I in v)Zt[I]=v[I],I in ah&&Jt(to,I,v[I]);w!==!1&&Fn("setSelect")}}i.setSelect=nl;function kv(v){if(b[v].show)ne&&Nh(at[v],Tr);else if(ne&&di(at[v],Tr),ve){let I=Ie?ct[0]:ct[v];I!=null&&is(I,-10,-10,O,Le)}}function Ws(v,w,I){nh(v,{min:w,max:I})}function Qi(v,w,I,D){w.focus!=null&&Vv(v),w.show!=null&&b.forEach((H,K)=>{K>0&&(v==K||v==null)&&(H.show=w.show,kv(K),s==2?(Ws(H.facets[0].scale,null,null),Ws(H.facets[1].scale,null,null)):Ws(H.scale,null,null),Vn())}),I!==!1&&Fn("setSeries",v,w),D&&sa("setSeries",i,v,w)}i.setSeries=Qi;function Ov(v,w){Sn(L[v],w)}function Bv(v,w){v.fill=yt(v.fill||null),v.dir=Rt(v.dir,-1),w=w??L.length,L.splice(w,0,v)}function zv(v){v==null?L.length=0:L.splice(v,1)}i.addBand=Bv,i.setBand=Ov,i.delBand=zv;function Hv(v,w){b[v].alpha=w,ve&&ct[v]!=null&&(ct[v].style.opacity=w),ne&&at[v]&&(at[v].style.opacity=w)}let ys,Xs,gr,no={focus:!0};function Vv(v){if(v!=gr){let w=v==null,I=He.alpha!=1;b.forEach((D,H)=>{if(s==1||H>0){let K=w||H==0||H==v;D._focus=w?null:K,I&&Hv(H,K?1:He.alpha)}}),gr=v,I&&Vn()}}ne&&tt&&wt(em,Pe,v=>{fe._lock||(et(v),gr!=null&&Qi(null,no,!0,yn.setSeries))});function es(v,w,I){let D=M[w];I&&(v=v/Pt-(D.ori==1?lt:Je));let H=O;D.ori==1&&(H=Le,v=H-v),D.dir==-1&&(v=H-v);let K=D._min,ce=D._max,me=v/H,Me=K+(ce-K)*me,Ue=D.distr;return Ue==3?ao(10,Me):Ue==4?Gx(Me,D.asinh):Ue==100?D.bwd(Me):Me}function Gv(v,w){let I=es(v,E,w);return ki(I,e[0],dn,fn)}i.valToIdx=v=>ki(v,e[0]),i.posToIdx=Gv,i.posToVal=es,i.valToPos=(v,w,I)=>M[w].ori==0?r(v,M[w],I?q:O,I?P:0):o(v,M[w],I?de:Le,I?S:0),i.setCursor=(v,w,I)=>{$t=v.left,tn=v.top,_r(null,w,I)};function tp(v,w){Jt(to,so,Zt.left=v),Jt(to,ca,Zt.width=w)}function np(v,w){Jt(to,"top",Zt.top=v),Jt(to,ua,Zt.height=w)}let ta=N.ori==0?tp:np,na=N.ori==1?tp:np;function Wv(){if(ne&&pe.live)for(let v=s==2?1:0;v<b.length;v++){if(v==0&&ut)continue;let w=pe.values[v],I=0;for(let D in w)Xe[v][I++].firstChild.nodeValue=w[D]}}function rh(v,w){if(v!=null&&(v.idxs?v.idxs.forEach((I,D)=>{oe[D]=I}):Yx(v.idx)||oe.fill(v.idx),pe.idx=oe[0]),ne&&pe.live){for(let I=0;I<b.length;I++)(I>0||s==1&&!ut)&&Xv(I,oe[I]);Wv()}ge=!1,w!==!1&&Fn("setLegend")}i.setLegend=rh;function Xv(v,w){let I=b[v],D=v==0&&W==2?li:e[v],H;ut?H=I.values(i,v,w)??rt:(H=I.value(i,w==null?null:D[w],v,w),H=H==null?rt:{_:H}),pe.values[v]=H}function _r(v,w,I){Qf=$t,ep=tn,[$t,tn]=fe.move(i,$t,tn),fe.left=$t,fe.top=tn,ve&&(Jr&&is(Jr,An($t),0,O,Le),jr&&is(jr,0,An(tn),O,Le));let D,H=dn>fn;ys=Gt,Xs=null;let K=N.ori==0?O:Le,ce=N.ori==1?O:Le;if($t<0||ln==0||H){D=fe.idx=null;for(let me=0;me<b.length;me++){let Me=ct[me];Me!=null&&is(Me,-10,-10,O,Le)}tt&&Qi(null,no,!0,v==null&&yn.setSeries),pe.live&&(oe.fill(D),ge=!0)}else{let me,Me,Ue;s==1&&(me=N.ori==0?$t:tn,Me=es(me,E),D=fe.idx=ki(Me,e[0],dn,fn),Ue=V(e[0][D],N,K,0));let ke=-10,ze=-10,ot=0,Ct=0,At=!0,_t="",je="";for(let $e=s==2?1:0;$e<b.length;$e++){let Kt=b[$e],un=oe[$e],Un=un==null?null:s==1?e[$e][un]:e[$e][1][un],Bt=fe.dataIdx(i,$e,D,Me),hn=Bt==null?null:s==1?e[$e][Bt]:e[$e][1][Bt];if(ge=ge||hn!=Un||Bt!=un,oe[$e]=Bt,$e>0&&Kt.show){let ci=Bt==null?-10:Bt==D?Ue:V(s==1?e[0][Bt]:e[$e][0][Bt],N,K,0),Zn=hn==null?-10:F(hn,s==1?M[Kt.scale]:M[Kt.facets[1].scale],ce,0);if(tt&&hn!=null){let Si=N.ori==1?$t:tn,Ni=Rn(He.dist(i,$e,Bt,Zn,Si));if(Ni<ys){let ts=He.bias;if(ts!=0){let ui=es(Si,Kt.scale),Mi=hn>=0?1:-1,Fi=ui>=0?1:-1;Fi==Mi&&(Fi==1?ts==1?hn>=ui:hn<=ui:ts==1?hn<=ui:hn>=ui)&&(ys=Ni,Xs=$e)}else ys=Ni,Xs=$e}}if(ge||Ie){let Si,Ni;N.ori==0?(Si=ci,Ni=Zn):(Si=Zn,Ni=ci);let ts,ui,Mi,Fi,ns,Kn,hi=!0,vr=ue.bbox;if(vr!=null){hi=!1;let Jn=vr(i,$e);Mi=Jn.left,Fi=Jn.top,ts=Jn.width,ui=Jn.height}else Mi=Si,Fi=Ni,ts=ui=ue.size(i,$e);if(Kn=ue.fill(i,$e),ns=ue.stroke(i,$e),Ie)$e==Xs&&ys<=He.prox&&(ke=Mi,ze=Fi,ot=ts,Ct=ui,At=hi,_t=Kn,je=ns);else{let Jn=ct[$e];Jn!=null&&(Yt[$e]=Mi,Yn[$e]=Fi,am(Jn,ts,ui,hi),rm(Jn,Kn,ns),is(Jn,Ei(Mi),Ei(Fi),O,Le))}}}}if(Ie){let $e=He.prox,Kt=gr==null?ys<=$e:ys>$e||Xs!=gr;if(ge||Kt){let un=ct[0];un!=null&&(Yt[0]=ke,Yn[0]=ze,am(un,ot,Ct,At),rm(un,_t,je),is(un,Ei(ke),Ei(ze),O,Le))}}}if(Zt.show&&Gs)if(v!=null){let[me,Me]=yn.scales,[Ue,ke]=yn.match,[ze,ot]=v.cursor.sync.scales,Ct=v.cursor.drag;if(Dn=Ct._x,Nn=Ct._y,Dn||Nn){let{left:At,top:_t,width:je,height:$e}=v.select,Kt=v.scales[ze].ori,un=v.posToVal,Un,Bt,hn,ci,Zn,Si=me!=null&&Ue(me,ze),Ni=Me!=null&&ke(Me,ot);Si&&Dn?(Kt==0?(Un=At,Bt=je):(Un=_t,Bt=$e),hn=M[me],ci=V(un(Un,ze),hn,K,0),Zn=V(un(Un+Bt,ze),hn,K,0),ta(Oi(ci,Zn),Rn(Zn-ci))):ta(0,K),Ni&&Nn?(Kt==1?(Un=At,Bt=je):(Un=_t,Bt=$e),hn=M[Me],ci=F(un(Un,ot),hn,ce,0),Zn=F(un(Un+Bt,ot),hn,ce,0),na(Oi(ci,Zn),Rn(Zn-ci))):na(0,ce)}else lh()}else{let me=Rn(Qf-Jf),Me=Rn(ep-jf);if(N.ori==1){let ot=me;me=Me,Me=ot}Dn=On.x&&me>=On.dist,Nn=On.y&&Me>=On.dist;let Ue=On.uni;Ue!=null?Dn&&Nn&&(Dn=me>=Ue,Nn=Me>=Ue,!Dn&&!Nn&&(Me>me?Nn=!0:Dn=!0)):On.x&&On.y&&(Dn||Nn)&&(Dn=Nn=!0);let ke,ze;Dn&&(N.ori==0?(ke=Qr,ze=$t):(ke=eo,ze=tn),ta(Oi(ke,ze),Rn(ze-ke)),Nn||na(0,ce)),Nn&&(N.ori==1?(ke=Qr,ze=$t):(ke=eo,ze=tn),na(Oi(ke,ze),Rn(ze-ke)),Dn||ta(0,K)),!Dn&&!Nn&&(ta(0,0),na(0,0))}if(On._x=Dn,On._y=Nn,v==null){if(I){if(fp!=null){let[me,Me]=yn.scales;yn.values[0]=me!=null?es(N.ori==0?$t:tn,me):null,yn.values[1]=Me!=null?es(N.ori==1?$t:tn,Me):null}sa(Eh,i,$t,tn,O,Le,D)}if(tt){let me=I&&yn.setSeries,Me=He.prox;gr==null?ys<=Me&&Qi(Xs,no,!0,me):ys>Me?Qi(null,no,!0,me):Xs!=gr&&Qi(Xs,no,!0,me)}}ge&&(pe.idx=D,rh()),w!==!1&&Fn("setCursor")}let qs=null;Object.defineProperty(i,"rect",{get(){return qs==null&&ia(!1),qs}});function ia(v=!1){v?qs=null:(qs=p.getBoundingClientRect(),Fn("syncRect",qs))}function ip(v,w,I,D,H,K,ce){fe._lock||Gs&&v!=null&&v.movementX==0&&v.movementY==0||(oh(v,w,I,D,H,K,ce,!1,v!=null),v!=null?_r(null,!0,!0):_r(w,!0,!1))}function oh(v,w,I,D,H,K,ce,me,Me){if(qs==null&&ia(!1),et(v),v!=null)I=v.clientX-qs.left,D=v.clientY-qs.top;else{if(I<0||D<0){$t=-10,tn=-10;return}let[Ue,ke]=yn.scales,ze=w.cursor.sync,[ot,Ct]=ze.values,[At,_t]=ze.scales,[je,$e]=yn.match,Kt=w.axes[0].side%2==1,un=N.ori==0?O:Le,Un=N.ori==1?O:Le,Bt=Kt?K:H,hn=Kt?H:K,ci=Kt?D:I,Zn=Kt?I:D;if(At!=null?I=je(Ue,At)?a(ot,M[Ue],un,0):-10:I=un*(ci/Bt),_t!=null?D=$e(ke,_t)?a(Ct,M[ke],Un,0):-10:D=Un*(Zn/hn),N.ori==1){let Si=I;I=D,D=Si}}Me&&(w==null||w.cursor.event.type==Eh)&&((I<=1||I>=O-1)&&(I=Mr(I,O)),(D<=1||D>=Le-1)&&(D=Mr(D,Le))),me?(Jf=I,jf=D,[Qr,eo]=fe.move(i,I,D)):($t=I,tn=D)}let ah={width:0,height:0,left:0,top:0};function lh(){nl(ah,!1)}let sp,rp,op,ap;function lp(v,w,I,D,H,K,ce){Gs=!0,Dn=Nn=On._x=On._y=!1,oh(v,w,I,D,H,K,ce,!0,!1),v!=null&&(wt(Ah,Lh,cp,!1),sa(jp,i,Qr,eo,O,Le,null));let{left:me,top:Me,width:Ue,height:ke}=Zt;sp=me,rp=Me,op=Ue,ap=ke}function cp(v,w,I,D,H,K,ce){Gs=On._x=On._y=!1,oh(v,w,I,D,H,K,ce,!1,!0);let{left:me,top:Me,width:Ue,height:ke}=Zt,ze=Ue>0||ke>0,ot=sp!=me||rp!=Me||op!=Ue||ap!=ke;if(ze&&ot&&nl(Zt),On.setScale&&ze&&ot){let Ct=me,At=Ue,_t=Me,je=ke;if(N.ori==1&&(Ct=Me,At=ke,_t=me,je=Ue),Dn&&Ws(E,es(Ct,E),es(Ct+At,E)),Nn)for(let $e in M){let Kt=M[$e];$e!=E&&Kt.from==null&&Kt.min!=Gt&&Ws($e,es(_t+je,$e),es(_t,$e))}lh()}else fe.lock&&(fe._lock=!fe._lock,_r(w,!0,v!=null));v!=null&&(wn(Ah,Lh),sa(Ah,i,$t,tn,O,Le,null))}function qv(v,w,I,D,H,K,ce){if(fe._lock)return;et(v);let me=Gs;if(Gs){let Me=!0,Ue=!0,ke=10,ze,ot;N.ori==0?(ze=Dn,ot=Nn):(ze=Nn,ot=Dn),ze&&ot&&(Me=$t<=ke||$t>=O-ke,Ue=tn<=ke||tn>=Le-ke),ze&&Me&&($t=$t<Qr?0:O),ot&&Ue&&(tn=tn<eo?0:Le),_r(null,!0,!0),Gs=!1}$t=-10,tn=-10,oe.fill(null),_r(null,!0,!0),me&&(Gs=me)}function up(v,w,I,D,H,K,ce){fe._lock||(et(v),ea(),lh(),v!=null&&sa(tm,i,$t,tn,O,Le,null))}function hp(){R.forEach(cb),k(i.width,i.height,!0)}Er(xl,oo,hp);let io={};io.mousedown=lp,io.mousemove=ip,io.mouseup=cp,io.dblclick=up,io.setSeries=(v,w,I,D)=>{let H=yn.match[2];I=H(i,w,I),I!=-1&&Qi(I,D,!0,!1)},ve&&(wt(jp,p,lp),wt(Eh,p,ip),wt(Qp,p,v=>{et(v),ia(!1)}),wt(em,p,qv),wt(tm,p,up),zh.add(i),i.syncRect=ia);let il=i.hooks=n.hooks||{};function Fn(v,w,I){$n?Ft.push([v,w,I]):v in il&&il[v].forEach(D=>{D.call(null,i,w,I)})}(n.plugins||[]).forEach(v=>{for(let w in v.hooks)il[w]=(il[w]||[]).concat(v.hooks[w])});let dp=(v,w,I)=>I,yn=Sn({key:null,setSeries:!1,filters:{pub:dm,sub:dm},scales:[E,b[1]?b[1].scale:null],match:[fm,fm,dp],values:[null,null]},fe.sync);yn.match.length==2&&yn.match.push(dp),fe.sync=yn;let fp=yn.key,ch=cg(fp);function sa(v,w,I,D,H,K,ce){yn.filters.pub(v,w,I,D,H,K,ce)&&ch.pub(v,w,I,D,H,K,ce)}ch.sub(i);function Yv(v,w,I,D,H,K,ce){yn.filters.sub(v,w,I,D,H,K,ce)&&io[v](null,w,I,D,H,K,ce)}i.pub=Yv;function $v(){ch.unsub(i),zh.delete(i),Ln.clear(),Fh(xl,oo,hp),c.remove(),Pe?.remove(),Fn("destroy")}i.destroy=$v;function uh(){Fn("init",n,e),Qo(e||n.data,!1),X[E]?nh(E,X[E]):ea(),re=Zt.show&&(Zt.width>0||Zt.height>0),ie=ge=!0,k(n.width,n.height)}return b.forEach(Yr),R.forEach(gs),t?t instanceof HTMLElement?(t.appendChild(c),uh()):t(i,uh):uh(),i}Bn.assign=Sn;Bn.fmtNum=Yh;Bn.rangeNum=yl;Bn.rangeLog=Ml;Bn.rangeAsinh=Xh;Bn.orient=Rr;Bn.pxRatio=Pt;Bn.join=ey;Bn.fmtDate=Zh,Bn.tzDate=hy;Bn.sync=cg;{Bn.addGap=Yy,Bn.clipGaps=El;let n=Bn.paths={points:mg};n.linear=_g,n.stepped=Ky,n.bars=Jy,n.spline=Qy}function bg(n){let e=n.min??0,t=n.max??1,i=o=>Math.min(1,Math.max(0,o));if(n.scale==="log"&&t>0){let o=e>0?e:t*1e-6,a=Math.log(t/o);return{toPosition:l=>l<=o?0:i(Math.log(l/o)/a),toValue:l=>l<=0?e:o*Math.exp(a*i(l))}}let s=(Number(n.default??e)-e)/(t-e);if(e<0&&t>0&&-e===t){let o=s>.499&&s<.501&&t>100?3:1;return{toPosition:a=>i(.5+.5*Math.sign(a)*Math.abs(a/t)**(1/o)),toValue:a=>t*Math.sign(a-.5)*Math.abs(2*i(a)-1)**o}}let r=1;return s>0&&s<.12?r=Math.log(s)/Math.log(1/3):s===0&&t-e>50&&(r=3),{toPosition:o=>i((o-e)/(t-e))**(1/r),toValue:o=>e+(t-e)*i(o)**r}}function Sg(n,e){let t=n.min??-1/0,i=n.max??1/0,s=n.kind==="whole number"?Math.round(e):Number(e.toPrecision(3));return Math.min(i,Math.max(t,s))}function Pl(n){let e=/^\s*([-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?)\s*(.*?)\s*$/.exec(n);if(e===null)return;let t=Number(e[1].replace(",","."));return Number.isFinite(t)?{value:t,unit:e[2]}:void 0}function zt(n,e=4){if(!Number.isFinite(n))return"–";let t=Math.abs(n);if(t!==0&&(t>=1e7||t<.001))return n.toExponential(2).replace("e+","e");let i=t===0?0:Math.max(0,Math.min(4,e-1-Math.floor(Math.log10(t)))),s=n.toFixed(i);return i>0?s.replace(/\.?0+$/,""):s.replace(/\B(?=(\d{3})+(?!\d))/g," ")}function ws(n){return n===void 0||n==="1"||n===""?"":n.replace(/([a-z])2/g,"$1²").replace(/([a-z])3/g,"$1³").replace("deg","°").replace(/^C$/,"°C")}function Cr(n){return Math.abs(n)>=1e3?`${zt(n/1e3,3)} km`:`${zt(n,3)} m`}function Mg(n){let e=n??{};return(Array.isArray(n)?n:e.stages??e.stage??[]).map((i,s)=>wg(i,`stage.${s+1}`,"stage"))}function wg(n,e,t){let i=n.written??{},s={...i,...n.values??{}},r=[],o=(l,c)=>{(n[l]??n[`${l}es`]??n[`${l}s`]??[]).forEach((h,f)=>r.push(wg(h,`${e}.${l}.${f+1}`,c)))};o("process","process"),o("event","event");let a=String(n.op??(t==="event"&&n.set!==void 0?"set":""));return{place:String(n.place??e),list:t,op:a,label:String(n.label??a),enabled:n.enabled!==!1&&i.enabled!==!1,mask:String(n.mask??i.mask??""),written:i,values:s,line:Number(n.line??0),ticks:Number(n.steps??(i.enabled===!1?0:1)),children:r}}function Bi(n,e){for(let t of n){if(t.place===e)return t;let i=Bi(t.children,e);if(i!==void 0)return i}}function Pr(n){let e=n.lastIndexOf(".");return{list:n.slice(0,e),number:Number(n.slice(e+1))}}function Ze(n){let e=n.replace(/[_.]+/g," ").trim();return e===""?"":e[0].toUpperCase()+e.slice(1)}function Ts(n){return typeof n=="number"?Number.isFinite(n)?ub(n):'""':typeof n=="boolean"?String(n):Array.isArray(n)?`[${n.map(Ts).join(", ")}]`:JSON.stringify(String(n))}function ub(n){return String(Number(n.toPrecision(7))).replace("e+","e")}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var qg=0,Cd=1,Yg=2;var Ua=1,$g=2,ko=3,cr=0,ii=1,ai=2,Or=0,Oo=1,Pd=2,Id=3,Ld=4,Zg=5;var Br=100,Kg=101,Jg=102,jg=103,Qg=104,e0=200,t0=201,n0=202,i0=203,Dd=204,Nd=205,s0=206,r0=207,o0=208,a0=209,l0=210,c0=211,u0=212,h0=213,d0=214,Ql=0,ec=1,tc=2,Co=3,nc=4,ic=5,sc=6,rc=7,Fd=0,f0=1,p0=2,hs=0,Ud=1,kd=2,Od=3,Bd=4,zd=5,Hd=6,Vd=7;var Gd=300,zr=301,Bo=302,Pc=303,Ic=304,Po=1e3,rs=1001,oc=1002,sn=1003,m0=1004;var ka=1005;var Ht=1006,Lc=1007;var Xi=1008;var si=1009,Wd=1010,Xd=1011,zo=1012,Dc=1013,qi=1014,xi=1015,Yi=1016,Nc=1017,Fc=1018,Hr=1020,qd=35902,Yd=35899,$d=1021,Zd=1022,ri=1023,Ls=1026,ks=1027,Ho=1028,Uc=1029,ur=1030,kc=1031;var Oc=1033,Oa=33776,Ba=33777,za=33778,Ha=33779,Bc=35840,zc=35841,Hc=35842,Vc=35843,Gc=36196,Wc=37492,Xc=37496,qc=37488,Yc=37489,Va=37490,$c=37491,Zc=37808,Kc=37809,Jc=37810,jc=37811,Qc=37812,eu=37813,tu=37814,nu=37815,iu=37816,su=37817,ru=37818,ou=37819,au=37820,lu=37821,cu=36492,uu=36494,hu=36495,du=36283,fu=36284,Ga=36285,pu=36286;var ya=2300,ac=2301,Jl=2302,Md=2303,wd=2400,Td=2401,Ed=2402;var g0=3200;var Kd=0,_0=1,Os="",_i="srgb",Ur="srgb-linear",ba="linear",Lt="srgb";var jl=7680;var v0=519,x0=512,y0=513,b0=514,Jd=515,S0=516,M0=517,jd=518,Qd=519,w0=35044,ef=35048;var Bs="300 es",Ri=2e3,Sa=2001;function hb(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function db(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Ma(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function T0(){let n=Ma("canvas");return n.style.display="block",n}var Tg={},Io=null;function tf(...n){let e="THREE."+n.shift();Io?Io("log",e,...n):console.log(e,...n)}function E0(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Qe(...n){n=E0(n);let e="THREE."+n.shift();if(Io)Io("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function it(...n){n=E0(n);let e="THREE."+n.shift();if(Io)Io("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function xa(...n){let e=n.join(" ");e in Tg||(Tg[e]=!0,Qe(...n))}function A0(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var R0={[Ql]:Ql,[tc]:sc,[nc]:nc,[Co]:ic,[ec]:ec,[sc]:tc,[rc]:rc,[ic]:Co},os=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Gn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var nd=Math.PI/180,lc=180/Math.PI;function Wa(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Gn[n&255]+Gn[n>>8&255]+Gn[n>>16&255]+Gn[n>>24&255]+"-"+Gn[e&255]+Gn[e>>8&255]+"-"+Gn[e>>16&15|64]+Gn[e>>24&255]+"-"+Gn[t&63|128]+Gn[t>>8&255]+"-"+Gn[t>>16&255]+Gn[t>>24&255]+Gn[i&255]+Gn[i>>8&255]+Gn[i>>16&255]+Gn[i>>24&255]).toLowerCase()}function Mt(n,e,t){return Math.max(e,Math.min(t,n))}function fb(n,e){return(n%e+e)%e}function id(n,e,t){return(1-t)*n+t*e}function C0(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function nf(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function pb(n,e){if(e.constructor===Float32Array)return n;let t=nf(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function mb(n,e){if(e.constructor===Float32Array)return n;let t=nf(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var lf=class lf{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Mt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};lf.prototype.isVector2=!0;var pt=lf,as=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],h=i[s+3],f=r[o+0],d=r[o+1],p=r[o+2],y=r[o+3];if(h!==y||l!==f||c!==d||u!==p){let m=l*f+c*d+u*p+h*y;m<0&&(f=-f,d=-d,p=-p,y=-y,m=-m);let g=1-a;if(m<.9995){let b=Math.acos(m),R=Math.sin(b);g=Math.sin(g*b)/R,a=Math.sin(a*b)/R,l=l*g+f*a,c=c*g+d*a,u=u*g+p*a,h=h*g+y*a}else{l=l*g+f*a,c=c*g+d*a,u=u*g+p*a,h=h*g+y*a;let b=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=b,c*=b,u*=b,h*=b}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],h=r[o],f=r[o+1],d=r[o+2],p=r[o+3];return e[t]=a*p+u*h+l*d-c*f,e[t+1]=l*p+u*f+c*h-a*d,e[t+2]=c*p+u*d+a*f-l*h,e[t+3]=u*p-a*h-l*f-c*d,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),h=a(r/2),f=l(i/2),d=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=f*u*h+c*d*p,this._y=c*d*h-f*u*p,this._z=c*u*p+f*d*h,this._w=c*u*h-f*d*p;break;case"YXZ":this._x=f*u*h+c*d*p,this._y=c*d*h-f*u*p,this._z=c*u*p-f*d*h,this._w=c*u*h+f*d*p;break;case"ZXY":this._x=f*u*h-c*d*p,this._y=c*d*h+f*u*p,this._z=c*u*p+f*d*h,this._w=c*u*h-f*d*p;break;case"ZYX":this._x=f*u*h-c*d*p,this._y=c*d*h+f*u*p,this._z=c*u*p-f*d*h,this._w=c*u*h+f*d*p;break;case"YZX":this._x=f*u*h+c*d*p,this._y=c*d*h+f*u*p,this._z=c*u*p-f*d*h,this._w=c*u*h-f*d*p;break;case"XZY":this._x=f*u*h-c*d*p,this._y=c*d*h-f*u*p,this._z=c*u*p+f*d*h,this._w=c*u*h+f*d*p;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],f=i+a+h;if(f>0){let d=.5/Math.sqrt(f+1);this._w=.25/d,this._x=(u-l)*d,this._y=(r-c)*d,this._z=(o-s)*d}else if(i>a&&i>h){let d=2*Math.sqrt(1+i-a-h);this._w=(u-l)/d,this._x=.25*d,this._y=(s+o)/d,this._z=(r+c)/d}else if(a>h){let d=2*Math.sqrt(1+a-i-h);this._w=(r-c)/d,this._x=(s+o)/d,this._y=.25*d,this._z=(l+u)/d}else{let d=2*Math.sqrt(1+h-i-a);this._w=(o-s)/d,this._x=(r+c)/d,this._y=(l+u)/d,this._z=.25*d}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Mt(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},cf=class cf{constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Eg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Eg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return sd.copy(this).projectOnVector(e),this.sub(sd)}reflect(e){return this.sub(sd.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Mt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};cf.prototype.isVector3=!0;var Q=cf,sd=new Q,Eg=new as,uf=class uf{constructor(e,t,i,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],f=i[2],d=i[5],p=i[8],y=s[0],m=s[3],g=s[6],b=s[1],R=s[4],M=s[7],L=s[2],E=s[5],x=s[8];return r[0]=o*y+a*b+l*L,r[3]=o*m+a*R+l*E,r[6]=o*g+a*M+l*x,r[1]=c*y+u*b+h*L,r[4]=c*m+u*R+h*E,r[7]=c*g+u*M+h*x,r[2]=f*y+d*b+p*L,r[5]=f*m+d*R+p*E,r[8]=f*g+d*M+p*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,f=a*l-u*r,d=c*r-o*l,p=t*h+i*f+s*d;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=h*y,e[1]=(s*c-u*i)*y,e[2]=(a*i-s*o)*y,e[3]=f*y,e[4]=(u*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=d*y,e[7]=(i*l-c*t)*y,e[8]=(o*t-i*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return xa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(rd.makeScale(e,t)),this}rotate(e){return xa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(rd.makeRotation(-e)),this}translate(e,t){return xa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(rd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}};uf.prototype.isMatrix3=!0;var st=uf,rd=new st,Ag=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Rg=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function gb(){let n={enabled:!0,workingColorSpace:Ur,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Lt&&(s.r=Is(s.r),s.g=Is(s.g),s.b=Is(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Lt&&(s.r=Ro(s.r),s.g=Ro(s.g),s.b=Ro(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Os?ba:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Ur]:{primaries:e,whitePoint:i,transfer:ba,toXYZ:Ag,fromXYZ:Rg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:_i},outputColorSpaceConfig:{drawingBufferColorSpace:_i}},[_i]:{primaries:e,whitePoint:i,transfer:Lt,toXYZ:Ag,fromXYZ:Rg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:_i}}}),n}var bt=gb();function Is(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function Ro(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var mo,cc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{mo===void 0&&(mo=Ma("canvas")),mo.width=e.width,mo.height=e.height;let s=mo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=mo}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ma("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Is(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Is(t[i]/255)*255):t[i]=Is(t[i]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},_b=0,Lo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:_b++}),this.uuid=Wa(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(od(s[o].image)):r.push(od(s[o]))}else r=od(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function od(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?cc.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var vb=0,ad=new Q,ti=class n extends os{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=rs,s=rs,r=Ht,o=Xi,a=ri,l=si,c=n.DEFAULT_ANISOTROPY,u=Os){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:vb++}),this.uuid=Wa(),this.name="",this.source=new Lo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new pt(0,0),this.repeat=new pt(1,1),this.center=new pt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ad).x}get height(){return this.source.getSize(ad).y}get depth(){return this.source.getSize(ad).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Gd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Po:e.x=e.x-Math.floor(e.x);break;case rs:e.x=e.x<0?0:1;break;case oc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Po:e.y=e.y-Math.floor(e.y);break;case rs:e.y=e.y<0?0:1;break;case oc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ti.DEFAULT_IMAGE=null;ti.DEFAULT_MAPPING=Gd;ti.DEFAULT_ANISOTROPY=1;var hf=class hf{constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],h=l[8],f=l[1],d=l[5],p=l[9],y=l[2],m=l[6],g=l[10];if(Math.abs(u-f)<.01&&Math.abs(h-y)<.01&&Math.abs(p-m)<.01){if(Math.abs(u+f)<.1&&Math.abs(h+y)<.1&&Math.abs(p+m)<.1&&Math.abs(c+d+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let R=(c+1)/2,M=(d+1)/2,L=(g+1)/2,E=(u+f)/4,x=(h+y)/4,A=(p+m)/4;return R>M&&R>L?R<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(R),s=E/i,r=x/i):M>L?M<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(M),i=E/s,r=A/s):L<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(L),i=x/r,s=A/r),this.set(i,s,r,t),this}let b=Math.sqrt((m-p)*(m-p)+(h-y)*(h-y)+(f-u)*(f-u));return Math.abs(b)<.001&&(b=1),this.x=(m-p)/b,this.y=(h-y)/b,this.z=(f-u)/b,this.w=Math.acos((c+d+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this.w=Mt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this.w=Mt(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Mt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};hf.prototype.isVector4=!0;var Tt=hf,uc=class extends os{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ht,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Tt(0,0,e,t),this.scissorTest=!1,this.viewport=new Tt(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new ti({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Ht,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Lo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ni=class extends uc{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},wa=class extends ti{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=sn,this.minFilter=sn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var hc=class extends ti{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=sn,this.minFilter=sn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Cc=class Cc{constructor(e,t,i,s,r,o,a,l,c,u,h,f,d,p,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,h,f,d,p,y,m)}set(e,t,i,s,r,o,a,l,c,u,h,f,d,p,y,m){let g=this.elements;return g[0]=e,g[4]=t,g[8]=i,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=u,g[10]=h,g[14]=f,g[3]=d,g[7]=p,g[11]=y,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Cc().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/go.setFromMatrixColumn(e,0).length(),r=1/go.setFromMatrixColumn(e,1).length(),o=1/go.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let f=o*u,d=o*h,p=a*u,y=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=d+p*c,t[5]=f-y*c,t[9]=-a*l,t[2]=y-f*c,t[6]=p+d*c,t[10]=o*l}else if(e.order==="YXZ"){let f=l*u,d=l*h,p=c*u,y=c*h;t[0]=f+y*a,t[4]=p*a-d,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=d*a-p,t[6]=y+f*a,t[10]=o*l}else if(e.order==="ZXY"){let f=l*u,d=l*h,p=c*u,y=c*h;t[0]=f-y*a,t[4]=-o*h,t[8]=p+d*a,t[1]=d+p*a,t[5]=o*u,t[9]=y-f*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let f=o*u,d=o*h,p=a*u,y=a*h;t[0]=l*u,t[4]=p*c-d,t[8]=f*c+y,t[1]=l*h,t[5]=y*c+f,t[9]=d*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let f=o*l,d=o*c,p=a*l,y=a*c;t[0]=l*u,t[4]=y-f*h,t[8]=p*h+d,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=d*h+p,t[10]=f-y*h}else if(e.order==="XZY"){let f=o*l,d=o*c,p=a*l,y=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=f*h+y,t[5]=o*u,t[9]=d*h-p,t[2]=p*h-d,t[6]=a*u,t[10]=y*h+f}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(xb,e,yb)}lookAt(e,t,i){let s=this.elements;return mi.subVectors(e,t),mi.lengthSq()===0&&(mi.z=1),mi.normalize(),Qs.crossVectors(i,mi),Qs.lengthSq()===0&&(Math.abs(i.z)===1?mi.x+=1e-4:mi.z+=1e-4,mi.normalize(),Qs.crossVectors(i,mi)),Qs.normalize(),Il.crossVectors(mi,Qs),s[0]=Qs.x,s[4]=Il.x,s[8]=mi.x,s[1]=Qs.y,s[5]=Il.y,s[9]=mi.y,s[2]=Qs.z,s[6]=Il.z,s[10]=mi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],f=i[9],d=i[13],p=i[2],y=i[6],m=i[10],g=i[14],b=i[3],R=i[7],M=i[11],L=i[15],E=s[0],x=s[4],A=s[8],z=s[12],U=s[1],N=s[5],W=s[9],V=s[13],F=s[2],X=s[6],J=s[10],G=s[14],he=s[3],j=s[7],te=s[11],oe=s[15];return r[0]=o*E+a*U+l*F+c*he,r[4]=o*x+a*N+l*X+c*j,r[8]=o*A+a*W+l*J+c*te,r[12]=o*z+a*V+l*G+c*oe,r[1]=u*E+h*U+f*F+d*he,r[5]=u*x+h*N+f*X+d*j,r[9]=u*A+h*W+f*J+d*te,r[13]=u*z+h*V+f*G+d*oe,r[2]=p*E+y*U+m*F+g*he,r[6]=p*x+y*N+m*X+g*j,r[10]=p*A+y*W+m*J+g*te,r[14]=p*z+y*V+m*G+g*oe,r[3]=b*E+R*U+M*F+L*he,r[7]=b*x+R*N+M*X+L*j,r[11]=b*A+R*W+M*J+L*te,r[15]=b*z+R*V+M*G+L*oe,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],f=e[10],d=e[14],p=e[3],y=e[7],m=e[11],g=e[15],b=l*d-c*f,R=a*d-c*h,M=a*f-l*h,L=o*d-c*u,E=o*f-l*u,x=o*h-a*u;return t*(y*b-m*R+g*M)-i*(p*b-m*L+g*E)+s*(p*R-y*L+g*x)-r*(p*M-y*E+m*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],f=e[10],d=e[11],p=e[12],y=e[13],m=e[14],g=e[15],b=t*a-i*o,R=t*l-s*o,M=t*c-r*o,L=i*l-s*a,E=i*c-r*a,x=s*c-r*l,A=u*y-h*p,z=u*m-f*p,U=u*g-d*p,N=h*m-f*y,W=h*g-d*y,V=f*g-d*m,F=b*V-R*W+M*N+L*U-E*z+x*A;if(F===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let X=1/F;return e[0]=(a*V-l*W+c*N)*X,e[1]=(s*W-i*V-r*N)*X,e[2]=(y*x-m*E+g*L)*X,e[3]=(f*E-h*x-d*L)*X,e[4]=(l*U-o*V-c*z)*X,e[5]=(t*V-s*U+r*z)*X,e[6]=(m*M-p*x-g*R)*X,e[7]=(u*x-f*M+d*R)*X,e[8]=(o*W-a*U+c*A)*X,e[9]=(i*U-t*W-r*A)*X,e[10]=(p*E-y*M+g*b)*X,e[11]=(h*M-u*E-d*b)*X,e[12]=(a*z-o*N-l*A)*X,e[13]=(t*N-i*z+s*A)*X,e[14]=(y*R-p*L-m*b)*X,e[15]=(u*L-h*R+f*b)*X,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,h=a+a,f=r*c,d=r*u,p=r*h,y=o*u,m=o*h,g=a*h,b=l*c,R=l*u,M=l*h,L=i.x,E=i.y,x=i.z;return s[0]=(1-(y+g))*L,s[1]=(d+M)*L,s[2]=(p-R)*L,s[3]=0,s[4]=(d-M)*E,s[5]=(1-(f+g))*E,s[6]=(m+b)*E,s[7]=0,s[8]=(p+R)*x,s[9]=(m-b)*x,s[10]=(1-(f+y))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=go.set(s[0],s[1],s[2]).length(),a=go.set(s[4],s[5],s[6]).length(),l=go.set(s[8],s[9],s[10]).length();r<0&&(o=-o),zi.copy(this);let c=1/o,u=1/a,h=1/l;return zi.elements[0]*=c,zi.elements[1]*=c,zi.elements[2]*=c,zi.elements[4]*=u,zi.elements[5]*=u,zi.elements[6]*=u,zi.elements[8]*=h,zi.elements[9]*=h,zi.elements[10]*=h,t.setFromRotationMatrix(zi),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Ri,l=!1){let c=this.elements,u=2*r/(t-e),h=2*r/(i-s),f=(t+e)/(t-e),d=(i+s)/(i-s),p,y;if(l)p=r/(o-r),y=o*r/(o-r);else if(a===Ri)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Sa)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=f,c[12]=0,c[1]=0,c[5]=h,c[9]=d,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Ri,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-s),f=-(t+e)/(t-e),d=-(i+s)/(i-s),p,y;if(l)p=1/(o-r),y=o/(o-r);else if(a===Ri)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===Sa)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=f,c[1]=0,c[5]=h,c[9]=0,c[13]=d,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}};Cc.prototype.isMatrix4=!0;var Qt=Cc,go=new Q,zi=new Qt,xb=new Q(0,0,0),yb=new Q(1,1,1),Qs=new Q,Il=new Q,mi=new Q,Cg=new Qt,Pg=new as,rr=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],f=s[6],d=s[10];switch(t){case"XYZ":this._y=Math.asin(Mt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,d),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(f,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Mt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,d),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Mt(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-h,d),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Mt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(f,d),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Mt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,d));break;case"XZY":this._z=Math.asin(-Mt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(f,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,d),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Cg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Cg,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Pg.setFromEuler(this),this.setFromQuaternion(Pg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};rr.DEFAULT_ORDER="XYZ";var Ta=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},bb=0,Ig=new Q,_o=new as,Es=new Qt,Ll=new Q,ma=new Q,Sb=new Q,Mb=new as,Lg=new Q(1,0,0),Dg=new Q(0,1,0),Ng=new Q(0,0,1),Fg={type:"added"},wb={type:"removed"},vo={type:"childadded",child:null},ld={type:"childremoved",child:null},Pi=class n extends os{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:bb++}),this.uuid=Wa(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Q,t=new rr,i=new as,s=new Q(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Qt},normalMatrix:{value:new st}}),this.matrix=new Qt,this.matrixWorld=new Qt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Ta,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return _o.setFromAxisAngle(e,t),this.quaternion.multiply(_o),this}rotateOnWorldAxis(e,t){return _o.setFromAxisAngle(e,t),this.quaternion.premultiply(_o),this}rotateX(e){return this.rotateOnAxis(Lg,e)}rotateY(e){return this.rotateOnAxis(Dg,e)}rotateZ(e){return this.rotateOnAxis(Ng,e)}translateOnAxis(e,t){return Ig.copy(e).applyQuaternion(this.quaternion),this.position.add(Ig.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Lg,e)}translateY(e){return this.translateOnAxis(Dg,e)}translateZ(e){return this.translateOnAxis(Ng,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Es.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Ll.copy(e):Ll.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),ma.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Es.lookAt(ma,Ll,this.up):Es.lookAt(Ll,ma,this.up),this.quaternion.setFromRotationMatrix(Es),s&&(Es.extractRotation(s.matrixWorld),_o.setFromRotationMatrix(Es),this.quaternion.premultiply(_o.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(it("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Fg),vo.child=e,this.dispatchEvent(vo),vo.child=null):it("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(wb),ld.child=e,this.dispatchEvent(ld),ld.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Es.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Es.multiply(e.parent.matrixWorld)),e.applyMatrix4(Es),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Fg),vo.child=e,this.dispatchEvent(vo),vo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ma,e,Sb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ma,Mb,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),f=o(e.skeletons),d=o(e.animations),p=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),f.length>0&&(i.skeletons=f),d.length>0&&(i.animations=d),p.length>0&&(i.nodes=p)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Pi.DEFAULT_UP=new Q(0,1,0);Pi.DEFAULT_MATRIX_AUTO_UPDATE=!0;Pi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Fr=class extends Pi{constructor(){super(),this.isGroup=!0,this.type="Group"}},Tb={type:"move"},Do=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Fr,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Fr,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Q,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Q),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Fr,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Q,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Q,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,i),g=this._getHandJoint(c,y);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],f=u.position.distanceTo(h.position),d=.02,p=.005;c.inputState.pinching&&f>d+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&f<=d-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Tb)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Fr;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},P0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},er={h:0,s:0,l:0},Dl={h:0,s:0,l:0};function cd(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var Et=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=_i){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,bt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=bt.workingColorSpace){return this.r=e,this.g=t,this.b=i,bt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=bt.workingColorSpace){if(e=fb(e,1),t=Mt(t,0,1),i=Mt(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=cd(o,r,e+1/3),this.g=cd(o,r,e),this.b=cd(o,r,e-1/3)}return bt.colorSpaceToWorking(this,s),this}setStyle(e,t=_i){function i(r){r!==void 0&&parseFloat(r)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=_i){let i=P0[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Is(e.r),this.g=Is(e.g),this.b=Is(e.b),this}copyLinearToSRGB(e){return this.r=Ro(e.r),this.g=Ro(e.g),this.b=Ro(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=_i){return bt.workingToColorSpace(Wn.copy(this),e),Math.round(Mt(Wn.r*255,0,255))*65536+Math.round(Mt(Wn.g*255,0,255))*256+Math.round(Mt(Wn.b*255,0,255))}getHexString(e=_i){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=bt.workingColorSpace){bt.workingToColorSpace(Wn.copy(this),t);let i=Wn.r,s=Wn.g,r=Wn.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-i)/h+2;break;case r:l=(i-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=bt.workingColorSpace){return bt.workingToColorSpace(Wn.copy(this),t),e.r=Wn.r,e.g=Wn.g,e.b=Wn.b,e}getStyle(e=_i){bt.workingToColorSpace(Wn.copy(this),e);let t=Wn.r,i=Wn.g,s=Wn.b;return e!==_i?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(er),this.setHSL(er.h+e,er.s+t,er.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(er),e.getHSL(Dl);let i=id(er.h,Dl.h,t),s=id(er.s,Dl.s,t),r=id(er.l,Dl.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Wn=new Et;Et.NAMES=P0;var Ds=class extends Pi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new rr,this.environmentIntensity=1,this.environmentRotation=new rr,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Hi=new Q,As=new Q,ud=new Q,Rs=new Q,xo=new Q,yo=new Q,Ug=new Q,hd=new Q,dd=new Q,fd=new Q,pd=new Tt,md=new Tt,gd=new Tt,sr=class n{constructor(e=new Q,t=new Q,i=new Q){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Hi.subVectors(e,t),s.cross(Hi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Hi.subVectors(s,t),As.subVectors(i,t),ud.subVectors(e,t);let o=Hi.dot(Hi),a=Hi.dot(As),l=Hi.dot(ud),c=As.dot(As),u=As.dot(ud),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let f=1/h,d=(c*l-a*u)*f,p=(o*u-a*l)*f;return r.set(1-d-p,p,d)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,Rs)===null?!1:Rs.x>=0&&Rs.y>=0&&Rs.x+Rs.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,Rs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Rs.x),l.addScaledVector(o,Rs.y),l.addScaledVector(a,Rs.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return pd.setScalar(0),md.setScalar(0),gd.setScalar(0),pd.fromBufferAttribute(e,t),md.fromBufferAttribute(e,i),gd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(pd,r.x),o.addScaledVector(md,r.y),o.addScaledVector(gd,r.z),o}static isFrontFacing(e,t,i,s){return Hi.subVectors(i,t),As.subVectors(e,t),Hi.cross(As).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Hi.subVectors(this.c,this.b),As.subVectors(this.a,this.b),Hi.cross(As).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;xo.subVectors(s,i),yo.subVectors(r,i),hd.subVectors(e,i);let l=xo.dot(hd),c=yo.dot(hd);if(l<=0&&c<=0)return t.copy(i);dd.subVectors(e,s);let u=xo.dot(dd),h=yo.dot(dd);if(u>=0&&h<=u)return t.copy(s);let f=l*h-u*c;if(f<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(xo,o);fd.subVectors(e,r);let d=xo.dot(fd),p=yo.dot(fd);if(p>=0&&d<=p)return t.copy(r);let y=d*c-l*p;if(y<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(i).addScaledVector(yo,a);let m=u*p-d*h;if(m<=0&&h-u>=0&&d-p>=0)return Ug.subVectors(r,s),a=(h-u)/(h-u+(d-p)),t.copy(s).addScaledVector(Ug,a);let g=1/(m+y+f);return o=y*g,a=f*g,t.copy(i).addScaledVector(xo,o).addScaledVector(yo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ls=class{constructor(e=new Q(1/0,1/0,1/0),t=new Q(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Vi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Vi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Vi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Vi):Vi.fromBufferAttribute(r,o),Vi.applyMatrix4(e.matrixWorld),this.expandByPoint(Vi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Nl.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Nl.copy(i.boundingBox)),Nl.applyMatrix4(e.matrixWorld),this.union(Nl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Vi),Vi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(ga),Fl.subVectors(this.max,ga),bo.subVectors(e.a,ga),So.subVectors(e.b,ga),Mo.subVectors(e.c,ga),tr.subVectors(So,bo),nr.subVectors(Mo,So),Ir.subVectors(bo,Mo);let t=[0,-tr.z,tr.y,0,-nr.z,nr.y,0,-Ir.z,Ir.y,tr.z,0,-tr.x,nr.z,0,-nr.x,Ir.z,0,-Ir.x,-tr.y,tr.x,0,-nr.y,nr.x,0,-Ir.y,Ir.x,0];return!_d(t,bo,So,Mo,Fl)||(t=[1,0,0,0,1,0,0,0,1],!_d(t,bo,So,Mo,Fl))?!1:(Ul.crossVectors(tr,nr),t=[Ul.x,Ul.y,Ul.z],_d(t,bo,So,Mo,Fl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Vi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Vi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Cs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Cs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Cs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Cs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Cs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Cs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Cs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Cs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Cs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Cs=[new Q,new Q,new Q,new Q,new Q,new Q,new Q,new Q],Vi=new Q,Nl=new ls,bo=new Q,So=new Q,Mo=new Q,tr=new Q,nr=new Q,Ir=new Q,ga=new Q,Fl=new Q,Ul=new Q,Lr=new Q;function _d(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Lr.fromArray(n,r);let a=s.x*Math.abs(Lr.x)+s.y*Math.abs(Lr.y)+s.z*Math.abs(Lr.z),l=e.dot(Lr),c=t.dot(Lr),u=i.dot(Lr);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Mn=new Q,kl=new pt,Eb=0,ei=class extends os{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Eb++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=w0,this.updateRanges=[],this.gpuType=xi,this.version=0,this._normalizationScale=e!==void 0?nf(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)kl.fromBufferAttribute(this,t),kl.applyMatrix3(e),this.setXY(t,kl.x,kl.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.applyMatrix3(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.applyMatrix4(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.applyNormalMatrix(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Mn.fromBufferAttribute(this,t),Mn.transformDirection(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):pb(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):mb(e,this.array)}};var Ea=class extends ei{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Aa=class extends ei{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Ci=class extends ei{constructor(e,t,i){super(new Float32Array(e),t,i)}},Ab=new ls,_a=new Q,vd=new Q,No=class{constructor(e=new Q,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):Ab.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;_a.subVectors(e,this.center);let t=_a.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(_a,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(vd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(_a.copy(e.center).add(vd)),this.expandByPoint(_a.copy(e.center).sub(vd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Rb=0,Ai=new Qt,xd=new Pi,wo=new Q,gi=new ls,va=new ls,kn=new Q,Ii=class n extends os{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Rb++}),this.uuid=Wa(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(hb(e)?Aa:Ea)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new st().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ai.makeRotationFromQuaternion(e),this.applyMatrix4(Ai),this}rotateX(e){return Ai.makeRotationX(e),this.applyMatrix4(Ai),this}rotateY(e){return Ai.makeRotationY(e),this.applyMatrix4(Ai),this}rotateZ(e){return Ai.makeRotationZ(e),this.applyMatrix4(Ai),this}translate(e,t,i){return Ai.makeTranslation(e,t,i),this.applyMatrix4(Ai),this}scale(e,t,i){return Ai.makeScale(e,t,i),this.applyMatrix4(Ai),this}lookAt(e){return xd.lookAt(e),xd.updateMatrix(),this.applyMatrix4(xd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(wo).negate(),this.translate(wo.x,wo.y,wo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Ci(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ls);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Q(-1/0,-1/0,-1/0),new Q(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];gi.setFromBufferAttribute(r),this.morphTargetsRelative?(kn.addVectors(this.boundingBox.min,gi.min),this.boundingBox.expandByPoint(kn),kn.addVectors(this.boundingBox.max,gi.max),this.boundingBox.expandByPoint(kn)):(this.boundingBox.expandByPoint(gi.min),this.boundingBox.expandByPoint(gi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&it('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new No);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Q,1/0);return}if(e){let i=this.boundingSphere.center;if(gi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];va.setFromBufferAttribute(a),this.morphTargetsRelative?(kn.addVectors(gi.min,va.min),gi.expandByPoint(kn),kn.addVectors(gi.max,va.max),gi.expandByPoint(kn)):(gi.expandByPoint(va.min),gi.expandByPoint(va.max))}gi.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)kn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(kn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)kn.fromBufferAttribute(a,c),l&&(wo.fromBufferAttribute(e,c),kn.add(wo)),s=Math.max(s,i.distanceToSquared(kn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&it('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){it("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new ei(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let z=0;z<i.count;z++)a[z]=new Q,l[z]=new Q;let u=new Q,h=new Q,f=new Q,d=new pt,p=new pt,y=new pt,m=new Q,g=new Q;function b(z,U,N){c[z]=c[U]=c[N]=1,u.fromBufferAttribute(i,z),h.fromBufferAttribute(i,U),f.fromBufferAttribute(i,N),d.fromBufferAttribute(r,z),p.fromBufferAttribute(r,U),y.fromBufferAttribute(r,N),h.sub(u),f.sub(u),p.sub(d),y.sub(d);let W=1/(p.x*y.y-y.x*p.y);isFinite(W)&&(m.copy(h).multiplyScalar(y.y).addScaledVector(f,-p.y).multiplyScalar(W),g.copy(f).multiplyScalar(p.x).addScaledVector(h,-y.x).multiplyScalar(W),a[z].add(m),a[U].add(m),a[N].add(m),l[z].add(g),l[U].add(g),l[N].add(g))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let z=0,U=R.length;z<U;++z){let N=R[z],W=N.start,V=N.count;for(let F=W,X=W+V;F<X;F+=3)b(e.getX(F+0),e.getX(F+1),e.getX(F+2))}let M=new Q,L=new Q,E=new Q,x=new Q;function A(z){E.fromBufferAttribute(s,z),x.copy(E);let U=a[z];M.copy(U),M.sub(E.multiplyScalar(E.dot(U))).normalize(),L.crossVectors(x,U);let W=L.dot(l[z])<0?-1:1;o.setXYZW(z,M.x,M.y,M.z,W)}for(let z=0,U=i.count;z<U;++z)c[z]&&A(z);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new ei(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let f=0,d=i.count;f<d;f++)i.setXYZ(f,0,0,0);let s=new Q,r=new Q,o=new Q,a=new Q,l=new Q,c=new Q,u=new Q,h=new Q;if(e)for(let f=0,d=e.count;f<d;f+=3){let p=e.getX(f+0),y=e.getX(f+1),m=e.getX(f+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,p),l.fromBufferAttribute(i,y),c.fromBufferAttribute(i,m),a.add(u),l.add(u),c.add(u),i.setXYZ(p,a.x,a.y,a.z),i.setXYZ(y,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let f=0,d=t.count;f<d;f+=3)s.fromBufferAttribute(t,f+0),r.fromBufferAttribute(t,f+1),o.fromBufferAttribute(t,f+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(f+0,u.x,u.y,u.z),i.setXYZ(f+1,u.x,u.y,u.z),i.setXYZ(f+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)kn.fromBufferAttribute(e,t),kn.normalize(),e.setXYZ(t,kn.x,kn.y,kn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,f=new c.constructor(l.length*u),d=0,p=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?d=l[y]*a.data.stride+a.offset:d=l[y]*u;for(let g=0;g<u;g++)f[p++]=c[d++]}return new ei(f,u,h)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let f=c[u],d=e(f,i);l.push(d)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,f=c.length;h<f;h++){let d=c[h];u.push(d.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],h=r[c];for(let f=0,d=h.length;f<d;f++)u.push(h[f].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var yd=new Q,Cb=new Q,Pb=new st,Gi=class{constructor(e=new Q(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=yd.subVectors(i,t).cross(Cb.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(yd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||Pb.getNormalMatrix(e),s=this.coplanarPoint(yd).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Ib=0,kr=class extends os{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Ib++}),this.uuid=Wa(),this.name="",this.type="Material",this.blending=Oo,this.side=cr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Dd,this.blendDst=Nd,this.blendEquation=Br,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Et(0,0,0),this.blendAlpha=0,this.depthFunc=Co,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=v0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=jl,this.stencilZFail=jl,this.stencilZPass=jl,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Et().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Gi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new pt().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new pt().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Ps=new Q,bd=new Q,Ol=new Q,Bl=new Q,dc=class{constructor(e=new Q,t=new Q(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ps)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ps.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ps.copy(this.origin).addScaledVector(this.direction,t),Ps.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){bd.copy(e).add(t).multiplyScalar(.5),Ol.copy(t).sub(e).normalize(),Bl.copy(this.origin).sub(bd);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Ol),a=Bl.dot(this.direction),l=-Bl.dot(Ol),c=Bl.lengthSq(),u=Math.abs(1-o*o),h,f,d,p;if(u>0)if(h=o*l-a,f=o*a-l,p=r*u,h>=0)if(f>=-p)if(f<=p){let y=1/u;h*=y,f*=y,d=h*(h+o*f+2*a)+f*(o*h+f+2*l)+c}else f=r,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*l)+c;else f=-r,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*l)+c;else f<=-p?(h=Math.max(0,-(-o*r+a)),f=h>0?-r:Math.min(Math.max(-r,-l),r),d=-h*h+f*(f+2*l)+c):f<=p?(h=0,f=Math.min(Math.max(-r,-l),r),d=f*(f+2*l)+c):(h=Math.max(0,-(o*r+a)),f=h>0?r:Math.min(Math.max(-r,-l),r),d=-h*h+f*(f+2*l)+c);else f=o>0?-r:r,h=Math.max(0,-(o*f+a)),d=-h*h+f*(f+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(bd).addScaledVector(Ol,f),d}intersectSphere(e,t){if(e.radius<0)return null;Ps.subVectors(e.center,this.origin);let i=Ps.dot(this.direction),s=Ps.dot(Ps)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,f=this.origin;return c>=0?(i=(e.min.x-f.x)*c,s=(e.max.x-f.x)*c):(i=(e.max.x-f.x)*c,s=(e.min.x-f.x)*c),u>=0?(r=(e.min.y-f.y)*u,o=(e.max.y-f.y)*u):(r=(e.max.y-f.y)*u,o=(e.min.y-f.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-f.z)*h,l=(e.max.z-f.z)*h):(a=(e.max.z-f.z)*h,l=(e.min.z-f.z)*h),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,Ps)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,f=e.y-o.y,d=e.z-o.z,p=t.x-o.x,y=t.y-o.y,m=t.z-o.z,g=i.x-o.x,b=i.y-o.y,R=i.z-o.z,M=Math.abs(l),L=Math.abs(c),E=Math.abs(u),x,A,z,U,N,W,V,F,X,J,G,he;if(M>=L&&M>=E?(z=l,W=h,X=p,he=g,l>=0?(x=c,A=u,U=f,N=d,V=y,F=m,J=b,G=R):(x=u,A=c,U=d,N=f,V=m,F=y,J=R,G=b)):L>=E?(z=c,W=f,X=y,he=b,c>=0?(x=u,A=l,U=d,N=h,V=m,F=p,J=R,G=g):(x=l,A=u,U=h,N=d,V=p,F=m,J=g,G=R)):(z=u,W=d,X=m,he=R,u>=0?(x=l,A=c,U=h,N=f,V=p,F=y,J=g,G=b):(x=c,A=l,U=f,N=h,V=y,F=p,J=b,G=g)),z===0)return null;let j=x/z,te=A/z,oe=1/z,pe=U-j*W,fe=N-te*W,ne=V-j*X,ve=F-te*X,be=J-j*he,Pe=G-te*he,Te=be*ve-Pe*ne,Ye=pe*Pe-fe*be,at=ne*fe-ve*pe;if(s){if(Te<0||Ye<0||at<0)return null}else if((Te<0||Ye<0||at<0)&&(Te>0||Ye>0||at>0))return null;let Xe=Te+Ye+at;if(Xe===0)return null;let ft=oe*(Te*W+Ye*X+at*he);return(Xe>0?ft<0:ft>0)?null:this.at(ft/Xe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},fc=class extends kr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Et(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rr,this.combine=Fd,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},kg=new Qt,Dr=new dc,zl=new No,Og=new Q,Hl=new Q,Vl=new Q,Gl=new Q,Sd=new Q,Wl=new Q,Bg=new Q,Xl=new Q,Xn=class extends Pi{constructor(e=new Ii,t=new fc){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Wl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&(Sd.fromBufferAttribute(h,e),o?Wl.addScaledVector(Sd,u):Wl.addScaledVector(Sd.sub(t),u))}t.add(Wl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),zl.copy(i.boundingSphere),zl.applyMatrix4(r),Dr.copy(e.ray).recast(e.near),!(zl.containsPoint(Dr.origin)===!1&&(Dr.intersectSphere(zl,Og)===null||Dr.origin.distanceToSquared(Og)>(e.far-e.near)**2))&&(kg.copy(r).invert(),Dr.copy(e.ray).applyMatrix4(kg),!(i.boundingBox!==null&&Dr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Dr)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,f=r.groups,d=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=f.length;p<y;p++){let m=f[p],g=o[m.materialIndex],b=Math.max(m.start,d.start),R=Math.min(a.count,Math.min(m.start+m.count,d.start+d.count));for(let M=b,L=R;M<L;M+=3){let E=a.getX(M),x=a.getX(M+1),A=a.getX(M+2);s=ql(this,g,e,i,c,u,h,E,x,A),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,d.start),y=Math.min(a.count,d.start+d.count);for(let m=p,g=y;m<g;m+=3){let b=a.getX(m),R=a.getX(m+1),M=a.getX(m+2);s=ql(this,o,e,i,c,u,h,b,R,M),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,y=f.length;p<y;p++){let m=f[p],g=o[m.materialIndex],b=Math.max(m.start,d.start),R=Math.min(l.count,Math.min(m.start+m.count,d.start+d.count));for(let M=b,L=R;M<L;M+=3){let E=M,x=M+1,A=M+2;s=ql(this,g,e,i,c,u,h,E,x,A),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,d.start),y=Math.min(l.count,d.start+d.count);for(let m=p,g=y;m<g;m+=3){let b=m,R=m+1,M=m+2;s=ql(this,o,e,i,c,u,h,b,R,M),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function Lb(n,e,t,i,s,r,o,a){let l;if(e.side===ii?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===cr,a),l===null)return null;Xl.copy(a),Xl.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(Xl);return c<t.near||c>t.far?null:{distance:c,point:Xl.clone(),object:n}}function ql(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,Hl),n.getVertexPosition(l,Vl),n.getVertexPosition(c,Gl);let u=Lb(n,e,t,i,Hl,Vl,Gl,Bg);if(u){let h=new Q;sr.getBarycoord(Bg,Hl,Vl,Gl,h),s&&(u.uv=sr.getInterpolatedAttribute(s,a,l,c,h,new pt)),r&&(u.uv1=sr.getInterpolatedAttribute(r,a,l,c,h,new pt)),o&&(u.normal=sr.getInterpolatedAttribute(o,a,l,c,h,new Q),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let f={a,b:l,c,normal:new Q,materialIndex:0};sr.getNormal(Hl,Vl,Gl,f.normal),u.face=f,u.barycoord=h}return u}var Wi=class extends ti{constructor(e=null,t=1,i=1,s,r,o,a,l,c=sn,u=sn,h,f){super(null,o,a,l,c,u,s,r,h,f),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ra=class extends ei{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var Nr=new No,Db=new pt(.5,.5),Yl=new Q,Ns=class{constructor(e=new Gi,t=new Gi,i=new Gi,s=new Gi,r=new Gi,o=new Gi){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ri,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],f=r[6],d=r[7],p=r[8],y=r[9],m=r[10],g=r[11],b=r[12],R=r[13],M=r[14],L=r[15];if(s[0].setComponents(c-o,d-u,g-p,L-b).normalize(),s[1].setComponents(c+o,d+u,g+p,L+b).normalize(),s[2].setComponents(c+a,d+h,g+y,L+R).normalize(),s[3].setComponents(c-a,d-h,g-y,L-R).normalize(),i)s[4].setComponents(l,f,m,M).normalize(),s[5].setComponents(c-l,d-f,g-m,L-M).normalize();else if(s[4].setComponents(c-l,d-f,g-m,L-M).normalize(),t===Ri)s[5].setComponents(c+l,d+f,g+m,L+M).normalize();else if(t===Sa)s[5].setComponents(l,f,m,M).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Nr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Nr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Nr)}intersectsSprite(e){Nr.center.set(0,0,0);let t=Db.distanceTo(e.center);return Nr.radius=.7071067811865476+t,Nr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Nr)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(Yl.x=s.normal.x>0?e.max.x:e.min.x,Yl.y=s.normal.y>0?e.max.y:e.min.y,Yl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Yl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},zg=new Qt,pc=class n{constructor(){this.coordinateSystem=Ri,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];zg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new Ns),i[s].setFromProjectionMatrix(zg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Ns),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var Ca=class extends ti{constructor(e=[],t=zr,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Pa=class extends ti{constructor(e,t,i,s,r,o,a,l,c){super(e,t,i,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Fs=class extends ti{constructor(e,t,i=qi,s,r,o,a=sn,l=sn,c,u=Ls,h=1){if(u!==Ls&&u!==ks)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let f={width:e,height:t,depth:h};super(f,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Lo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ia=class extends Fs{constructor(e,t=qi,i=zr,s,r,o=sn,a=sn,l,c=Ls){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},La=class extends ti{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Fo=class n extends Ii{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],f=0,d=0;p("z","y","x",-1,-1,i,t,e,o,r,0),p("z","y","x",1,-1,i,t,-e,o,r,1),p("x","z","y",1,1,e,i,t,s,o,2),p("x","z","y",1,-1,e,i,-t,s,o,3),p("x","y","z",1,-1,e,t,i,s,r,4),p("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new Ci(c,3)),this.setAttribute("normal",new Ci(u,3)),this.setAttribute("uv",new Ci(h,2));function p(y,m,g,b,R,M,L,E,x,A,z){let U=M/x,N=L/A,W=M/2,V=L/2,F=E/2,X=x+1,J=A+1,G=0,he=0,j=new Q;for(let te=0;te<J;te++){let oe=te*N-V;for(let pe=0;pe<X;pe++){let fe=pe*U-W;j[y]=fe*b,j[m]=oe*R,j[g]=F,c.push(j.x,j.y,j.z),j[y]=0,j[m]=0,j[g]=E>0?1:-1,u.push(j.x,j.y,j.z),h.push(pe/x),h.push(1-te/A),G+=1}}for(let te=0;te<A;te++)for(let oe=0;oe<x;oe++){let pe=f+oe+X*te,fe=f+oe+X*(te+1),ne=f+(oe+1)+X*(te+1),ve=f+(oe+1)+X*te;l.push(pe,fe,ve),l.push(fe,ne,ve),he+=6}a.addGroup(d,he,z),d+=he,f+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Da=class n extends Ii{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),c=a+1,u=l+1,h=e/a,f=t/l,d=[],p=[],y=[],m=[];for(let g=0;g<u;g++){let b=g*f-o;for(let R=0;R<c;R++){let M=R*h-r;p.push(M,-b,0),y.push(0,0,1),m.push(R/a),m.push(1-g/l)}}for(let g=0;g<l;g++)for(let b=0;b<a;b++){let R=b+c*g,M=b+c*(g+1),L=b+1+c*(g+1),E=b+1+c*g;d.push(R,M,E),d.push(M,L,E)}this.setIndex(d),this.setAttribute("position",new Ci(p,3)),this.setAttribute("normal",new Ci(y,3)),this.setAttribute("uv",new Ci(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function Vr(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(Hg(s))s.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(Hg(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function qn(n){let e={};for(let t=0;t<n.length;t++){let i=Vr(n[t]);for(let s in i)e[s]=i[s]}return e}function Hg(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function Nb(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function sf(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:bt.workingColorSpace}var I0={clone:Vr,merge:qn},Fb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Ub=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,cs=class extends kr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Fb,this.fragmentShader=Ub,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Vr(e.uniforms),this.uniformsGroups=Nb(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new Et().setHex(s.value);break;case"v2":this.uniforms[i].value=new pt().fromArray(s.value);break;case"v3":this.uniforms[i].value=new Q().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Tt().fromArray(s.value);break;case"m3":this.uniforms[i].value=new st().fromArray(s.value);break;case"m4":this.uniforms[i].value=new Qt().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},us=class extends cs{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var mc=class extends kr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=g0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},gc=class extends kr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function To(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function $l(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var or=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},_c=class extends or{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:wd,endingEnd:wd}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Td:r=e,a=2*t-i;break;case Ed:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Td:o=e,l=2*i-t;break;case Ed:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,f=this._weightPrev,d=this._weightNext,p=(i-t)/(s-t),y=p*p,m=y*p,g=-f*m+2*f*y-f*p,b=(1+f)*m+(-1.5-2*f)*y+(-.5+f)*p+1,R=(-1-d)*m+(1.5+d)*y+.5*p,M=d*m-d*y;for(let L=0;L!==a;++L)r[L]=g*o[u+L]+b*o[c+L]+R*o[l+L]+M*o[h+L];return r}},vc=class extends or{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),h=1-u;for(let f=0;f!==a;++f)r[f]=o[c+f]*h+o[l+f]*u;return r}},xc=class extends or{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},yc=class extends or{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let p=(i-t)/(s-t),y=1-p;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*p;return r}let f=a*2,d=e-1;for(let p=0;p!==a;++p){let y=o[c+p],m=o[l+p],g=d*f+p*2,b=h[g],R=h[g+1],M=e*f+p*2,L=u[M],E=u[M+1],x=Ob(i,t,b,L,s);r[p]=L0(x,y,R,E,m)}return r}};function L0(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function kb(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function Ob(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=L0(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=kb(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var vi=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=To(t,this.TimeBufferType),this.values=To(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:To(e.times,Array),values:To(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),$l(e.settings)&&(i.settings={inTangents:To(e.settings.inTangents,Array),outTangents:To(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new xc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new vc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new _c(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new yc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case ya:t=this.InterpolantFactoryMethodDiscrete;break;case ac:t=this.InterpolantFactoryMethodLinear;break;case Jl:t=this.InterpolantFactoryMethodSmooth;break;case Md:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Qe("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ya;case this.InterpolantFactoryMethodLinear:return ac;case this.InterpolantFactoryMethodSmooth:return Jl;case this.InterpolantFactoryMethodBezier:return Md}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;$l(this.settings)&&(Vg(this.settings.inTangents,e),Vg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;$l(this.settings)&&(Gg(this.settings.inTangents,e),Gg(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(it("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(it("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){it("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){it("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&db(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){it("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===Jl,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*i,f=h-i,d=h+i;for(let p=0;p!==i;++p){let y=t[h+p];if(y!==t[f+p]||y!==t[d+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,f=o*i;for(let d=0;d!==i;++d)t[f+d]=t[h+d]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,$l(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Vg(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function Gg(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}vi.prototype.ValueTypeName="";vi.prototype.TimeBufferType=Float32Array;vi.prototype.ValueBufferType=Float32Array;vi.prototype.DefaultInterpolation=ac;var ar=class extends vi{constructor(e,t,i){super(e,t,i)}};ar.prototype.ValueTypeName="bool";ar.prototype.ValueBufferType=Array;ar.prototype.DefaultInterpolation=ya;ar.prototype.InterpolantFactoryMethodLinear=void 0;ar.prototype.InterpolantFactoryMethodSmooth=void 0;var bc=class extends vi{constructor(e,t,i,s){super(e,t,i,s)}};bc.prototype.ValueTypeName="color";var Sc=class extends vi{constructor(e,t,i,s){super(e,t,i,s)}};Sc.prototype.ValueTypeName="number";var Mc=class extends or{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)as.slerpFlat(r,0,o,c-a,o,c,l);return r}},Na=class extends vi{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Mc(this.times,this.values,this.getValueSize(),e)}};Na.prototype.ValueTypeName="quaternion";Na.prototype.InterpolantFactoryMethodSmooth=void 0;var lr=class extends vi{constructor(e,t,i){super(e,t,i)}};lr.prototype.ValueTypeName="string";lr.prototype.ValueBufferType=Array;lr.prototype.DefaultInterpolation=ya;lr.prototype.InterpolantFactoryMethodLinear=void 0;lr.prototype.InterpolantFactoryMethodSmooth=void 0;var wc=class extends vi{constructor(e,t,i,s){super(e,t,i,s)}};wc.prototype.ValueTypeName="vector";var Tc=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,f=c.length;h<f;h+=2){let d=c[h],p=c[h+1];if(d.global&&(d.lastIndex=0),d.test(u))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},D0=new Tc,Ec=class{constructor(e){this.manager=e!==void 0?e:D0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Ec.DEFAULT_MATERIAL_NAME="__DEFAULT";var Zl=new Q,Kl=new as,ss=new Q,Us=class extends Pi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Qt,this.projectionMatrix=new Qt,this.projectionMatrixInverse=new Qt,this.coordinateSystem=Ri,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Zl,Kl,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Zl,Kl,ss.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Zl,Kl,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Zl,Kl,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},ir=new Q,Wg=new pt,Xg=new pt,Qn=class extends Us{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=lc*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(nd*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return lc*2*Math.atan(Math.tan(nd*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){ir.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(ir.x,ir.y).multiplyScalar(-e/ir.z),ir.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(ir.x,ir.y).multiplyScalar(-e/ir.z)}getViewSize(e,t){return this.getViewBounds(e,Wg,Xg),t.subVectors(Xg,Wg)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(nd*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Ac=class extends Us{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var Fa=class extends Ii{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Eo=-90,Ao=1,Uo=class extends Pi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Qn(Eo,Ao,e,t);s.layers=this.layers,this.add(s);let r=new Qn(Eo,Ao,e,t);r.layers=this.layers,this.add(r);let o=new Qn(Eo,Ao,e,t);o.layers=this.layers,this.add(o);let a=new Qn(Eo,Ao,e,t);a.layers=this.layers,this.add(a);let l=new Qn(Eo,Ao,e,t);l.layers=this.layers,this.add(l);let c=new Qn(Eo,Ao,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ri)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Sa)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=e.getRenderTarget(),f=e.getActiveCubeFace(),d=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=y,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,f,d),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},Rc=class extends Qn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var rf="\\[\\]\\.:\\/",Bb=new RegExp("["+rf+"]","g"),of="[^"+rf+"]",zb="[^"+rf.replace("\\.","")+"]",Hb=/((?:WC+[\/:])*)/.source.replace("WC",of),Vb=/(WCOD+)?/.source.replace("WCOD",zb),Gb=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",of),Wb=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",of),Xb=new RegExp("^"+Hb+Vb+Gb+Wb+"$"),qb=["material","materials","bones","map"],Ad=class{constructor(e,t,i){let s=i||jt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},jt=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Bb,"")}static parseTrackName(e){let t=Xb.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);qb.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){it("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){it("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){it("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){it("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){it("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;it("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};jt.Composite=Ad;jt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};jt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};jt.prototype.GetterByBindingType=[jt.prototype._getValue_direct,jt.prototype._getValue_array,jt.prototype._getValue_arrayElement,jt.prototype._getValue_toArray];jt.prototype.SetterByBindingTypeAndVersioning=[[jt.prototype._setValue_direct,jt.prototype._setValue_direct_setNeedsUpdate,jt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[jt.prototype._setValue_array,jt.prototype._setValue_array_setNeedsUpdate,jt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[jt.prototype._setValue_arrayElement,jt.prototype._setValue_arrayElement_setNeedsUpdate,jt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[jt.prototype._setValue_fromArray,jt.prototype._setValue_fromArray_setNeedsUpdate,jt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var lA=new Float32Array(1);var df=class df{constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};df.prototype.isMatrix2=!0;var Rd=df;function af(n,e,t,i){let s=Yb(i);switch(t){case $d:return n*e;case Ho:return n*e/s.components*s.byteLength;case Uc:return n*e/s.components*s.byteLength;case ur:return n*e*2/s.components*s.byteLength;case kc:return n*e*2/s.components*s.byteLength;case Zd:return n*e*3/s.components*s.byteLength;case ri:return n*e*4/s.components*s.byteLength;case Oc:return n*e*4/s.components*s.byteLength;case Oa:case Ba:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case za:case Ha:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case zc:case Vc:return Math.max(n,16)*Math.max(e,8)/4;case Bc:case Hc:return Math.max(n,8)*Math.max(e,8)/2;case Gc:case Wc:case qc:case Yc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Xc:case Va:case $c:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Zc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Kc:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case Jc:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case jc:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Qc:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case eu:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case tu:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case nu:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case iu:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case su:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case ru:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case ou:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case au:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case lu:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case cu:case uu:case hu:return Math.ceil(n/4)*Math.ceil(e/4)*16;case du:case fu:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Ga:case pu:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Yb(n){switch(n){case si:case Wd:return{byteLength:1,components:1};case zo:case Xd:case Yi:return{byteLength:2,components:1};case Nc:case Fc:return{byteLength:2,components:4};case qi:case Dc:case xi:return{byteLength:4,components:1};case qd:case Yd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function t_(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function Zb(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,f=n.createBuffer();n.bindBuffer(l,f),n.bufferData(l,c,u),a.onUploadCallback();let d;if(c instanceof Float32Array)d=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)d=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?d=n.HALF_FLOAT:d=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)d=n.SHORT;else if(c instanceof Uint32Array)d=n.UNSIGNED_INT;else if(c instanceof Int32Array)d=n.INT;else if(c instanceof Int8Array)d=n.BYTE;else if(c instanceof Uint8Array)d=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)d=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:f,type:d,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((d,p)=>d.start-p.start);let f=0;for(let d=1;d<h.length;d++){let p=h[f],y=h[d];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++f,h[f]=y)}h.length=f+1;for(let d=0,p=h.length;d<p;d++){let y=h[d];n.bufferSubData(c,y.start*u.BYTES_PER_ELEMENT,u,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Kb=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Jb=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,jb=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Qb=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,eS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,tS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,nS=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,iS=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,sS=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,rS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,oS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,aS=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,lS=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,cS=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,uS=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,hS=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,dS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,fS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,pS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,mS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,gS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,_S=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,vS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,xS=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,yS=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,bS=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,SS=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,MS=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,wS=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,TS="gl_FragColor = linearToOutputTexel( gl_FragColor );",ES=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,AS=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,RS=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,CS=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,PS=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,IS=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,LS=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,DS=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,NS=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,FS=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,US=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,kS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,OS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,BS=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,zS=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,HS=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,VS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,GS=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,WS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,XS=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,qS=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,YS=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,$S=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,ZS=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,KS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,JS=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,jS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,QS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,eM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,tM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,nM=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,iM=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,sM=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,rM=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,oM=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,aM=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,lM=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,cM=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,uM=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,hM=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,dM=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,fM=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,pM=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,mM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,gM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,_M=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,vM=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,xM=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,yM=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,bM=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,SM=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,MM=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,wM=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,TM=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,EM=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,AM=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,RM=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,CM=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,PM=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,IM=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,LM=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,DM=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,NM=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,FM=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,UM=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,kM=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,OM=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,BM=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,zM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,HM=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,VM=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,GM=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,WM=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,XM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,qM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,YM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,$M=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,ZM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,KM=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,JM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,jM=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,QM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,ew=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,tw=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,nw=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,iw=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,sw=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,rw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,ow=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,aw=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,lw=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,cw=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,uw=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,hw=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,dw=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,fw=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,pw=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,mw=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,gw=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,_w=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,vw=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,xw=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,yw=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,bw=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Sw=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Mw=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,ww=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Tw=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ew=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Aw=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Rw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,dt={alphahash_fragment:Kb,alphahash_pars_fragment:Jb,alphamap_fragment:jb,alphamap_pars_fragment:Qb,alphatest_fragment:eS,alphatest_pars_fragment:tS,aomap_fragment:nS,aomap_pars_fragment:iS,batching_pars_vertex:sS,batching_vertex:rS,begin_vertex:oS,beginnormal_vertex:aS,bsdfs:lS,iridescence_fragment:cS,bumpmap_pars_fragment:uS,clipping_planes_fragment:hS,clipping_planes_pars_fragment:dS,clipping_planes_pars_vertex:fS,clipping_planes_vertex:pS,color_fragment:mS,color_pars_fragment:gS,color_pars_vertex:_S,color_vertex:vS,common:xS,defaultnormal_vertex:yS,displacementmap_pars_vertex:bS,displacementmap_vertex:SS,emissivemap_fragment:MS,emissivemap_pars_fragment:wS,colorspace_fragment:TS,colorspace_pars_fragment:ES,envmap_fragment:AS,envmap_common_pars_fragment:RS,envmap_pars_fragment:CS,envmap_pars_vertex:PS,envmap_physical_pars_fragment:HS,envmap_vertex:IS,fog_vertex:LS,fog_pars_vertex:DS,fog_fragment:NS,fog_pars_fragment:FS,gradientmap_pars_fragment:US,lightmap_pars_fragment:kS,lights_lambert_fragment:OS,lights_lambert_pars_fragment:BS,lights_pars_begin:zS,lights_toon_fragment:VS,lights_toon_pars_fragment:GS,lights_phong_fragment:WS,lights_phong_pars_fragment:XS,lights_physical_fragment:qS,lights_physical_pars_fragment:YS,lights_fragment_begin:$S,lights_fragment_maps:ZS,lights_fragment_end:KS,lightprobes_pars_fragment:JS,logdepthbuf_fragment:jS,logdepthbuf_pars_fragment:QS,logdepthbuf_pars_vertex:eM,logdepthbuf_vertex:tM,map_fragment:nM,map_pars_fragment:iM,map_particle_fragment:sM,map_particle_pars_fragment:rM,metalnessmap_fragment:oM,metalnessmap_pars_fragment:aM,morphinstance_vertex:lM,morphcolor_vertex:cM,morphnormal_vertex:uM,morphtarget_pars_vertex:hM,morphtarget_vertex:dM,normal_fragment_begin:fM,normal_fragment_maps:pM,normal_pars_fragment:mM,normal_pars_vertex:gM,normal_vertex:_M,normalmap_pars_fragment:vM,clearcoat_normal_fragment_begin:xM,clearcoat_normal_fragment_maps:yM,clearcoat_pars_fragment:bM,iridescence_pars_fragment:SM,opaque_fragment:MM,packing:wM,premultiplied_alpha_fragment:TM,project_vertex:EM,dithering_fragment:AM,dithering_pars_fragment:RM,roughnessmap_fragment:CM,roughnessmap_pars_fragment:PM,shadowmap_pars_fragment:IM,shadowmap_pars_vertex:LM,shadowmap_vertex:DM,shadowmask_pars_fragment:NM,skinbase_vertex:FM,skinning_pars_vertex:UM,skinning_vertex:kM,skinnormal_vertex:OM,specularmap_fragment:BM,specularmap_pars_fragment:zM,tonemapping_fragment:HM,tonemapping_pars_fragment:VM,transmission_fragment:GM,transmission_pars_fragment:WM,uv_pars_fragment:XM,uv_pars_vertex:qM,uv_vertex:YM,worldpos_vertex:$M,background_vert:ZM,background_frag:KM,backgroundCube_vert:JM,backgroundCube_frag:jM,cube_vert:QM,cube_frag:ew,depth_vert:tw,depth_frag:nw,distance_vert:iw,distance_frag:sw,equirect_vert:rw,equirect_frag:ow,linedashed_vert:aw,linedashed_frag:lw,meshbasic_vert:cw,meshbasic_frag:uw,meshlambert_vert:hw,meshlambert_frag:dw,meshmatcap_vert:fw,meshmatcap_frag:pw,meshnormal_vert:mw,meshnormal_frag:gw,meshphong_vert:_w,meshphong_frag:vw,meshphysical_vert:xw,meshphysical_frag:yw,meshtoon_vert:bw,meshtoon_frag:Sw,points_vert:Mw,points_frag:ww,shadow_vert:Tw,shadow_frag:Ew,sprite_vert:Aw,sprite_frag:Rw},Fe={common:{diffuse:{value:new Et(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new pt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Et(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Et(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new Et(16777215)},opacity:{value:1},center:{value:new pt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},fs={basic:{uniforms:qn([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.fog]),vertexShader:dt.meshbasic_vert,fragmentShader:dt.meshbasic_frag},lambert:{uniforms:qn([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new Et(0)},envMapIntensity:{value:1}}]),vertexShader:dt.meshlambert_vert,fragmentShader:dt.meshlambert_frag},phong:{uniforms:qn([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new Et(0)},specular:{value:new Et(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:dt.meshphong_vert,fragmentShader:dt.meshphong_frag},standard:{uniforms:qn([Fe.common,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.roughnessmap,Fe.metalnessmap,Fe.fog,Fe.lights,{emissive:{value:new Et(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag},toon:{uniforms:qn([Fe.common,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.gradientmap,Fe.fog,Fe.lights,{emissive:{value:new Et(0)}}]),vertexShader:dt.meshtoon_vert,fragmentShader:dt.meshtoon_frag},matcap:{uniforms:qn([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,{matcap:{value:null}}]),vertexShader:dt.meshmatcap_vert,fragmentShader:dt.meshmatcap_frag},points:{uniforms:qn([Fe.points,Fe.fog]),vertexShader:dt.points_vert,fragmentShader:dt.points_frag},dashed:{uniforms:qn([Fe.common,Fe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:dt.linedashed_vert,fragmentShader:dt.linedashed_frag},depth:{uniforms:qn([Fe.common,Fe.displacementmap]),vertexShader:dt.depth_vert,fragmentShader:dt.depth_frag},normal:{uniforms:qn([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,{opacity:{value:1}}]),vertexShader:dt.meshnormal_vert,fragmentShader:dt.meshnormal_frag},sprite:{uniforms:qn([Fe.sprite,Fe.fog]),vertexShader:dt.sprite_vert,fragmentShader:dt.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:dt.background_vert,fragmentShader:dt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:dt.backgroundCube_vert,fragmentShader:dt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:dt.cube_vert,fragmentShader:dt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:dt.equirect_vert,fragmentShader:dt.equirect_frag},distance:{uniforms:qn([Fe.common,Fe.displacementmap,{referencePosition:{value:new Q},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:dt.distance_vert,fragmentShader:dt.distance_frag},shadow:{uniforms:qn([Fe.lights,Fe.fog,{color:{value:new Et(0)},opacity:{value:1}}]),vertexShader:dt.shadow_vert,fragmentShader:dt.shadow_frag}};fs.physical={uniforms:qn([fs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new pt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new Et(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new pt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new Et(0)},specularColor:{value:new Et(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new pt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag};var mu={r:0,b:0,g:0},Cw=new Qt,n_=new st;n_.set(-1,0,0,0,1,0,0,0,1);function Pw(n,e,t,i,s,r){let o=new Et(0),a=s===!0?0:1,l,c,u=null,h=0,f=null;function d(b){let R=b.isScene===!0?b.background:null;if(R&&R.isTexture){let M=b.backgroundBlurriness>0;R=e.get(R,M)}return R}function p(b){let R=!1,M=d(b);M===null?m(o,a):M&&M.isColor&&(m(M,1),R=!0);let L=n.xr.getEnvironmentBlendMode();L==="additive"?t.buffers.color.setClear(0,0,0,1,r):L==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function y(b,R){let M=d(R);M&&M.isCubeTexture?(c===void 0&&(c=new Xn(new Fo(1,1,1),new cs({name:"BackgroundCubeMaterial",uniforms:Vr(fs.backgroundCube.uniforms),vertexShader:fs.backgroundCube.vertexShader,fragmentShader:fs.backgroundCube.fragmentShader,side:ii,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(L,E,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=M,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Cw.makeRotationFromEuler(R.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(n_),c.material.toneMapped=bt.getTransfer(M.colorSpace)!==Lt,(u!==M||h!==M.version||f!==n.toneMapping)&&(c.material.needsUpdate=!0,u=M,h=M.version,f=n.toneMapping),c.layers.enableAll(),b.unshift(c,c.geometry,c.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new Xn(new Da(2,2),new cs({name:"BackgroundMaterial",uniforms:Vr(fs.background.uniforms),vertexShader:fs.background.vertexShader,fragmentShader:fs.background.fragmentShader,side:cr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=bt.getTransfer(M.colorSpace)!==Lt,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(u!==M||h!==M.version||f!==n.toneMapping)&&(l.material.needsUpdate=!0,u=M,h=M.version,f=n.toneMapping),l.layers.enableAll(),b.unshift(l,l.geometry,l.material,0,0,null))}function m(b,R){b.getRGB(mu,sf(n)),t.buffers.color.setClear(mu.r,mu.g,mu.b,R,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(b,R=1){o.set(b),a=R,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(b){a=b,m(o,a)},render:p,addToRenderList:y,dispose:g}}function Iw(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=f(null),r=s,o=!1;function a(N,W,V,F,X){let J=!1,G=h(N,F,V,W);r!==G&&(r=G,c(r.object)),J=d(N,F,V,X),J&&p(N,F,V,X),X!==null&&e.update(X,n.ELEMENT_ARRAY_BUFFER),(J||o)&&(o=!1,M(N,W,V,F),X!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(X).buffer))}function l(){return n.createVertexArray()}function c(N){return n.bindVertexArray(N)}function u(N){return n.deleteVertexArray(N)}function h(N,W,V,F){let X=F.wireframe===!0,J=i[W.id];J===void 0&&(J={},i[W.id]=J);let G=N.isInstancedMesh===!0?N.id:0,he=J[G];he===void 0&&(he={},J[G]=he);let j=he[V.id];j===void 0&&(j={},he[V.id]=j);let te=j[X];return te===void 0&&(te=f(l()),j[X]=te),te}function f(N){let W=[],V=[],F=[];for(let X=0;X<t;X++)W[X]=0,V[X]=0,F[X]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:W,enabledAttributes:V,attributeDivisors:F,object:N,attributes:{},index:null}}function d(N,W,V,F){let X=r.attributes,J=W.attributes,G=0,he=V.getAttributes();for(let j in he)if(he[j].location>=0){let oe=X[j],pe=J[j];if(pe===void 0&&(j==="instanceMatrix"&&N.instanceMatrix&&(pe=N.instanceMatrix),j==="instanceColor"&&N.instanceColor&&(pe=N.instanceColor)),oe===void 0||oe.attribute!==pe||pe&&oe.data!==pe.data)return!0;G++}return r.attributesNum!==G||r.index!==F}function p(N,W,V,F){let X={},J=W.attributes,G=0,he=V.getAttributes();for(let j in he)if(he[j].location>=0){let oe=J[j];oe===void 0&&(j==="instanceMatrix"&&N.instanceMatrix&&(oe=N.instanceMatrix),j==="instanceColor"&&N.instanceColor&&(oe=N.instanceColor));let pe={};pe.attribute=oe,oe&&oe.data&&(pe.data=oe.data),X[j]=pe,G++}r.attributes=X,r.attributesNum=G,r.index=F}function y(){let N=r.newAttributes;for(let W=0,V=N.length;W<V;W++)N[W]=0}function m(N){g(N,0)}function g(N,W){let V=r.newAttributes,F=r.enabledAttributes,X=r.attributeDivisors;V[N]=1,F[N]===0&&(n.enableVertexAttribArray(N),F[N]=1),X[N]!==W&&(n.vertexAttribDivisor(N,W),X[N]=W)}function b(){let N=r.newAttributes,W=r.enabledAttributes;for(let V=0,F=W.length;V<F;V++)W[V]!==N[V]&&(n.disableVertexAttribArray(V),W[V]=0)}function R(N,W,V,F,X,J,G){G===!0?n.vertexAttribIPointer(N,W,V,X,J):n.vertexAttribPointer(N,W,V,F,X,J)}function M(N,W,V,F){y();let X=F.attributes,J=V.getAttributes(),G=W.defaultAttributeValues;for(let he in J){let j=J[he];if(j.location>=0){let te=X[he];if(te===void 0&&(he==="instanceMatrix"&&N.instanceMatrix&&(te=N.instanceMatrix),he==="instanceColor"&&N.instanceColor&&(te=N.instanceColor)),te!==void 0){let oe=te.normalized,pe=te.itemSize,fe=e.get(te);if(fe===void 0)continue;let ne=fe.buffer,ve=fe.type,be=fe.bytesPerElement,Pe=ve===n.INT||ve===n.UNSIGNED_INT||te.gpuType===Dc;if(te.isInterleavedBufferAttribute){let Te=te.data,Ye=Te.isInterleavedBuffer===!0?Te.stride:Te.itemSize,at=te.offset;if(Te.isInstancedInterleavedBuffer||Te.isInstancedBufferAttribute){for(let Xe=0;Xe<j.locationSize;Xe++)g(j.location+Xe,Te.meshPerAttribute);N.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=Te.meshPerAttribute*Te.count)}else for(let Xe=0;Xe<j.locationSize;Xe++)m(j.location+Xe);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Xe=0;Xe<j.locationSize;Xe++)R(j.location+Xe,pe/j.locationSize,ve,oe,Ye*be,(at+pe/j.locationSize*Xe)*be,Pe)}else{if(te.isInstancedBufferAttribute){for(let Te=0;Te<j.locationSize;Te++)g(j.location+Te,te.meshPerAttribute);N.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let Te=0;Te<j.locationSize;Te++)m(j.location+Te);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Te=0;Te<j.locationSize;Te++)R(j.location+Te,pe/j.locationSize,ve,oe,pe*be,pe/j.locationSize*Te*be,Pe)}}else if(G!==void 0){let oe=G[he];if(oe!==void 0)switch(oe.length){case 2:n.vertexAttrib2fv(j.location,oe);break;case 3:n.vertexAttrib3fv(j.location,oe);break;case 4:n.vertexAttrib4fv(j.location,oe);break;default:n.vertexAttrib1fv(j.location,oe)}}}}b()}function L(){z();for(let N in i){let W=i[N];for(let V in W){let F=W[V];for(let X in F){let J=F[X];for(let G in J)u(J[G].object),delete J[G];delete F[X]}}delete i[N]}}function E(N){if(i[N.id]===void 0)return;let W=i[N.id];for(let V in W){let F=W[V];for(let X in F){let J=F[X];for(let G in J)u(J[G].object),delete J[G];delete F[X]}}delete i[N.id]}function x(N){for(let W in i){let V=i[W];for(let F in V){let X=V[F];if(X[N.id]===void 0)continue;let J=X[N.id];for(let G in J)u(J[G].object),delete J[G];delete X[N.id]}}}function A(N){for(let W in i){let V=i[W],F=N.isInstancedMesh===!0?N.id:0,X=V[F];if(X!==void 0){for(let J in X){let G=X[J];for(let he in G)u(G[he].object),delete G[he];delete X[J]}delete V[F],Object.keys(V).length===0&&delete i[W]}}}function z(){U(),o=!0,r!==s&&(r=s,c(r.object))}function U(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:z,resetDefaultState:U,dispose:L,releaseStatesOfGeometry:E,releaseStatesOfObject:A,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:b}}function Lw(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let f=0;for(let d=0;d<u;d++)f+=c[d];t.update(f,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Dw(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==ri&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let A=x===Yi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==si&&x!==xi&&!A&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Qe("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),f=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let d=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),p=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),g=n.getParameter(n.MAX_VERTEX_ATTRIBS),b=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),R=n.getParameter(n.MAX_VARYING_VECTORS),M=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),L=n.getParameter(n.MAX_SAMPLES),E=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:f,reversedDepthBuffer:h,maxTextures:d,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:b,maxVaryings:R,maxFragmentUniforms:M,maxSamples:L,samples:E}}function Nw(n){let e=this,t=null,i=0,s=!1,r=!1,o=new Gi,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,f){let d=h.length!==0||f||i!==0||s;return s=f,i=h.length,d},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,f){t=u(h,f,0)},this.setState=function(h,f,d){let p=h.clippingPlanes,y=h.clipIntersection,m=h.clipShadows,g=n.get(h);if(!s||p===null||p.length===0||r&&!m)r?u(null):c();else{let b=r?0:i,R=b*4,M=g.clippingState||null;l.value=M,M=u(p,f,R,d);for(let L=0;L!==R;++L)M[L]=t[L];g.clippingState=M,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=b}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,f,d,p){let y=h!==null?h.length:0,m=null;if(y!==0){if(m=l.value,p!==!0||m===null){let g=d+y*4,b=f.matrixWorldInverse;a.getNormalMatrix(b),(m===null||m.length<g)&&(m=new Float32Array(g));for(let R=0,M=d;R!==y;++R,M+=4)o.copy(h[R]).applyMatrix4(b,a),o.normal.toArray(m,M),m[M+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var Ya=class extends ni{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Ca(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Fo(5,5,5),r=new cs({name:"CubemapFromEquirect",uniforms:Vr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:ii,blending:Or});r.uniforms.tEquirect.value=t;let o=new Xn(s,r),a=t.minFilter;return t.minFilter===Xi&&(t.minFilter=Ht),new Uo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},N0=256,Fw=3,Uw=20,i_=256,s_=16,kw=3,Ow=new Q,Bw=new Et,_u=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Uo(1,10,null),this._boxMesh=new Xn(new Fo(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=Ow}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,f=l.autoClearColor,d=l.autoClearDepth,p=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(Bw));let m=new Uo(i,s,u);return m.position.copy(a),m.update(l,e),l.autoClear=h,l.autoClearColor=f,l.autoClearDepth=d,l.autoClearStencil=p,e.background=y,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=k0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=U0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(N0,C0(e))}_fromTexture(e,t){e.mapping===zr||e.mapping===Bo?this._setSize(e.image.length===0?N0:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=F0(e,!1,!1),i=Math.log2(e)-Fw;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=F0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===zr||e.mapping===Bo?(this._cubemapMaterial===null&&(this._cubemapMaterial=k0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=U0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=zw(),this._integrationMaterial=Hw());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/s_);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-kw)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(i_*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Vw());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function F0(n,e,t){return new Ya(n,{minFilter:Xi,generateMipmaps:e,type:Yi,colorSpace:Ur,depthBuffer:t})}function $a(n,e,t){return new cs({name:n,uniforms:e,vertexShader:dt.cube_vert,fragmentShader:t,side:ii,blending:Or,depthTest:!1,depthWrite:!1})}function zw(){return $a("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${i_}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Hw(){return $a("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:s_}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Vw(){return $a("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Uw}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function U0(){return $a("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function k0(){return $a("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Gw(n){let e=new WeakMap,t=new WeakMap,i=null;function s(f,d=!1){return f==null?null:d?o(f):r(f)}function r(f){if(f&&f.isTexture){let d=f.mapping;if(d===Pc||d===Ic)if(e.has(f)){let p=e.get(f).texture;return a(p,f.mapping)}else{let p=f.image;if(p&&p.height>0){let y=new Ya(p.height);return y.fromEquirectangularTexture(n,f),e.set(f,y),f.addEventListener("dispose",c),a(y.texture,f.mapping)}else return null}}return f}function o(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){let d=f.mapping,p=d===Pc||d===Ic,y=d===zr||d===Bo;if(p||y){let m=t.get(f),g=m!==void 0?m.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==g)return i===null&&(i=new _u(n)),m=p?i.fromEquirectangular(f,m):i.fromCubemap(f,m),m.texture.pmremVersion=f.pmremVersion,t.set(f,m),m.texture;if(m!==void 0)return m.texture;{let b=f.image;return p&&b&&b.height>0||y&&b&&l(b)?(i===null&&(i=new _u(n)),m=p?i.fromEquirectangular(f):i.fromCubemap(f),m.texture.pmremVersion=f.pmremVersion,t.set(f,m),f.addEventListener("dispose",u),m.texture):null}}}return f}function a(f,d){return d===Pc?f.mapping=zr:d===Ic&&(f.mapping=Bo),f}function l(f){let d=0,p=6;for(let y=0;y<p;y++)f[y]!==void 0&&d++;return d===p}function c(f){let d=f.target;d.removeEventListener("dispose",c);let p=e.get(d);p!==void 0&&(e.delete(d),p.dispose())}function u(f){let d=f.target;d.removeEventListener("dispose",u);let p=t.get(d);p!==void 0&&(t.delete(d),p.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:h}}function Ww(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&xa("WebGLRenderer: "+i+" extension not supported."),s}}}function Xw(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let m in p.attributes)e.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),i.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function u(p){let y=p.attributes;for(let m in y)e.update(y[m],n.ARRAY_BUFFER)}function h(p){let y=p.index,m=p.attributes.position,g=0;if(m===void 0)return;let b=y!==null?y.array.length:m.array.length/3-1,R=m.count>=65535?Aa:Ea,M=new R(Math.ceil(b/3)*6,1),L=M.array;if(y!==null){let x=y.array;g=y.version;for(let A=0,z=0;A<b;A+=3){let U=x[A+0],N=x[A+1],W=x[A+2];L[z++]=U,L[z++]=N,L[z++]=N,L[z++]=W,L[z++]=W,L[z++]=U}}else{g=m.version;for(let x=0,A=0;x<b;x+=3){let z=x+0,U=x+1,N=x+2;L[A++]=z,L[A++]=U,L[A++]=U,L[A++]=N,L[A++]=N,L[A++]=z}}M.version=g;let E=r.get(p);E&&e.remove(E),r.set(p,M)}function f(p){let y=r.get(p);if(y){let m=p.index;m!==null&&y.version<m.version&&h(p)}else h(p);return r.get(p)}function d(){for(let p in s){let y=s[p].deref();y!==void 0&&l(y)}}return{get:c,update:u,getWireframeAttribute:f,dispose:d}}function qw(n,e,t){let i;function s(h){i=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,f){n.drawElements(i,f,r,h*o),t.update(f,i,1)}function c(h,f,d){d!==0&&(n.drawElementsInstanced(i,f,r,h*o,d),t.update(f,i,d))}function u(h,f,d){if(d===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,f,0,r,h,0,d);let y=0;for(let m=0;m<d;m++)y+=f[m];t.update(y,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function Yw(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:it("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function $w(n,e,t){let i=new WeakMap,s=new Tt;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,f=i.get(a);if(f===void 0||f.count!==h){let z=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",z)};f!==void 0&&f.texture.dispose();let d=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],b=a.morphAttributes.color||[],R=0;d===!0&&(R=1),p===!0&&(R=2),y===!0&&(R=3);let M=a.attributes.position.count*R,L=1;M>e.maxTextureSize&&(L=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let E=new Float32Array(M*L*4*h),x=new wa(E,M,L,h);x.type=xi,x.needsUpdate=!0;let A=R*4;for(let U=0;U<h;U++){let N=m[U],W=g[U],V=b[U],F=M*L*4*U;for(let X=0;X<N.count;X++){let J=X*A;d===!0&&(s.fromBufferAttribute(N,X),E[F+J+0]=s.x,E[F+J+1]=s.y,E[F+J+2]=s.z,E[F+J+3]=0),p===!0&&(s.fromBufferAttribute(W,X),E[F+J+4]=s.x,E[F+J+5]=s.y,E[F+J+6]=s.z,E[F+J+7]=0),y===!0&&(s.fromBufferAttribute(V,X),E[F+J+8]=s.x,E[F+J+9]=s.y,E[F+J+10]=s.z,E[F+J+11]=V.itemSize===4?s.w:1)}}f={count:h,texture:x,size:new pt(M,L)},i.set(a,f),a.addEventListener("dispose",z)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let d=0;for(let y=0;y<c.length;y++)d+=c[y];let p=a.morphTargetsRelative?1:1-d;l.getUniforms().setValue(n,"morphTargetBaseInfluence",p),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",f.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",f.size)}return{update:r}}function Zw(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,f=e.get(c,h);if(r.get(f)!==u&&(e.update(f),r.set(f,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let d=c.skeleton;r.get(d)!==u&&(d.update(),r.set(d,u))}return f}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var Kw={[Ud]:"LINEAR_TONE_MAPPING",[kd]:"REINHARD_TONE_MAPPING",[Od]:"CINEON_TONE_MAPPING",[Bd]:"ACES_FILMIC_TONE_MAPPING",[Hd]:"AGX_TONE_MAPPING",[Vd]:"NEUTRAL_TONE_MAPPING",[zd]:"CUSTOM_TONE_MAPPING"};function Jw(n,e,t,i,s,r){let o=new ni(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Ii;u.setAttribute("position",new Ci([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Ci([0,2,0,0,2,0],2));let h=new us({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),f=new Xn(u,h),d=new Ac(-1,1,1,-1,0,1),p=null,y=null,m=!1,g,b=null,R=[],M=!1;this.setSize=function(L,E){o.setSize(L,E),a!==null&&a.setSize(L,E),l!==null&&l.setSize(L,E);for(let x=0;x<R.length;x++){let A=R[x];A.setSize&&A.setSize(L,E)}},this.setEffects=function(L){R=L,M=R.length>0&&R[0].isRenderPass===!0;let E=o.width,x=o.height;R.length>0&&a===null&&(a=new ni(E,x,{type:Yi,depthBuffer:!1,stencilBuffer:!1}),l=new ni(E,x,{type:Yi,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&R.some(z=>z.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new Fs(E,x),r===!0&&(c.format=ks,c.type=Hr)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let z=0;z<R.length;z++){let U=R[z];U.setSize&&U.setSize(E,x),A&&U.needsDepthTexture===!0&&U.setDepthTexture&&U.setDepthTexture(c)}},this.begin=function(L,E){if(m||L.toneMapping===hs&&R.length===0)return!1;if(b=E,E!==null){let x=E.width,A=E.height;(o.width!==x||o.height!==A)&&this.setSize(x,A)}return M===!1&&L.setRenderTarget(o),g=L.toneMapping,L.toneMapping=hs,!0},this.hasRenderPass=function(){return M},this.end=function(L,E){L.toneMapping=g,m=!0;let x=o,A=a;for(let z=0;z<R.length;z++){let U=R[z];U.enabled!==!1&&(U.render(L,A,x,E),U.needsSwap!==!1&&(x=A,A=A===a?l:a))}if(p!==L.outputColorSpace||y!==L.toneMapping){p=L.outputColorSpace,y=L.toneMapping,h.defines={},bt.getTransfer(p)===Lt&&(h.defines.SRGB_TRANSFER="");let z=Kw[y];z&&(h.defines[z]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,L.setRenderTarget(b),L.render(f,d),b=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var r_=new ti,o_=new Fs(1,1),a_=new Ia(1),l_=new wa,c_=new hc,u_=new Ca,O0=[],B0=[],z0=new Float32Array(16),H0=new Float32Array(9),V0=new Float32Array(4);function Go(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=O0[s];if(r===void 0&&(r=new Float32Array(s),O0[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Cn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Pn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function xu(n,e){let t=B0[e];t===void 0&&(t=new Int32Array(e),B0[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function jw(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function Qw(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;n.uniform2fv(this.addr,e),Pn(t,e)}}function e1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Cn(t,e))return;n.uniform3fv(this.addr,e),Pn(t,e)}}function t1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;n.uniform4fv(this.addr,e),Pn(t,e)}}function n1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Cn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Pn(t,e)}else{if(Cn(t,i))return;V0.set(i),n.uniformMatrix2fv(this.addr,!1,V0),Pn(t,i)}}function i1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Cn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Pn(t,e)}else{if(Cn(t,i))return;H0.set(i),n.uniformMatrix3fv(this.addr,!1,H0),Pn(t,i)}}function s1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Cn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Pn(t,e)}else{if(Cn(t,i))return;z0.set(i),n.uniformMatrix4fv(this.addr,!1,z0),Pn(t,i)}}function r1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function o1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;n.uniform2iv(this.addr,e),Pn(t,e)}}function a1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Cn(t,e))return;n.uniform3iv(this.addr,e),Pn(t,e)}}function l1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;n.uniform4iv(this.addr,e),Pn(t,e)}}function c1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function u1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;n.uniform2uiv(this.addr,e),Pn(t,e)}}function h1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Cn(t,e))return;n.uniform3uiv(this.addr,e),Pn(t,e)}}function d1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;n.uniform4uiv(this.addr,e),Pn(t,e)}}function yu(n){return n.version===0&&(n.compareFunction=Qd,n.needsUpdate=!0),n}function f1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=yu(o_):r=r_,t.setTexture2D(e||r,s)}function p1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||c_,s)}function m1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=yu(a_):r=u_,t.setTextureCube(e||r,s)}function g1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||l_,s)}function _1(n){switch(n){case 5126:return jw;case 35664:return Qw;case 35665:return e1;case 35666:return t1;case 35674:return n1;case 35675:return i1;case 35676:return s1;case 5124:case 35670:return r1;case 35667:case 35671:return o1;case 35668:case 35672:return a1;case 35669:case 35673:return l1;case 5125:return c1;case 36294:return u1;case 36295:return h1;case 36296:return d1;case 35678:case 36198:case 36298:case 36306:case 35682:return f1;case 35679:case 36299:case 36307:return p1;case 35680:case 36300:case 36308:case 36293:return m1;case 36289:case 36303:case 36311:case 36292:return g1}}function v1(n,e){n.uniform1fv(this.addr,e)}function x1(n,e){let t=Go(e,this.size,2);n.uniform2fv(this.addr,t)}function y1(n,e){let t=Go(e,this.size,3);n.uniform3fv(this.addr,t)}function b1(n,e){let t=Go(e,this.size,4);n.uniform4fv(this.addr,t)}function S1(n,e){let t=Go(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function M1(n,e){let t=Go(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function w1(n,e){let t=Go(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function T1(n,e){n.uniform1iv(this.addr,e)}function E1(n,e){n.uniform2iv(this.addr,e)}function A1(n,e){n.uniform3iv(this.addr,e)}function R1(n,e){n.uniform4iv(this.addr,e)}function C1(n,e){n.uniform1uiv(this.addr,e)}function P1(n,e){n.uniform2uiv(this.addr,e)}function I1(n,e){n.uniform3uiv(this.addr,e)}function L1(n,e){n.uniform4uiv(this.addr,e)}function D1(n,e,t){let i=this.cache,s=e.length,r=xu(t,s);Cn(i,r)||(n.uniform1iv(this.addr,r),Pn(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=yu(o_):o=r_;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function N1(n,e,t){let i=this.cache,s=e.length,r=xu(t,s);Cn(i,r)||(n.uniform1iv(this.addr,r),Pn(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||c_,r[o])}function F1(n,e,t){let i=this.cache,s=e.length,r=xu(t,s);Cn(i,r)||(n.uniform1iv(this.addr,r),Pn(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=yu(a_):o=u_;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function U1(n,e,t){let i=this.cache,s=e.length,r=xu(t,s);Cn(i,r)||(n.uniform1iv(this.addr,r),Pn(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||l_,r[o])}function k1(n){switch(n){case 5126:return v1;case 35664:return x1;case 35665:return y1;case 35666:return b1;case 35674:return S1;case 35675:return M1;case 35676:return w1;case 5124:case 35670:return T1;case 35667:case 35671:return E1;case 35668:case 35672:return A1;case 35669:case 35673:return R1;case 5125:return C1;case 36294:return P1;case 36295:return I1;case 36296:return L1;case 35678:case 36198:case 36298:case 36306:case 35682:return D1;case 35679:case 36299:case 36307:return N1;case 35680:case 36300:case 36308:case 36293:return F1;case 36289:case 36303:case 36311:case 36292:return U1}}var mf=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=_1(t.type)}},gf=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=k1(t.type)}},_f=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},ff=/(\w+)(\])?(\[|\.)?/g;function G0(n,e){n.seq.push(e),n.map[e.id]=e}function O1(n,e,t){let i=n.name,s=i.length;for(ff.lastIndex=0;;){let r=ff.exec(i),o=ff.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){G0(t,c===void 0?new mf(a,n,e):new gf(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new _f(a),G0(t,h)),t=h}}}var Vo=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);O1(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function W0(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var B1=37297,z1=0;function H1(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var X0=new st;function V1(n){bt._getMatrix(X0,bt.workingColorSpace,n);let e=`mat3( ${X0.elements.map(t=>t.toFixed(4))} )`;switch(bt.getTransfer(n)){case ba:return[e,"LinearTransferOETF"];case Lt:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function q0(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+H1(n.getShaderSource(e),a)}else return r}function G1(n,e){let t=V1(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var W1={[Ud]:"Linear",[kd]:"Reinhard",[Od]:"Cineon",[Bd]:"ACESFilmic",[Hd]:"AgX",[Vd]:"Neutral",[zd]:"Custom"};function X1(n,e){let t=W1[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var gu=new Q;function q1(){bt.getLuminanceCoefficients(gu);let n=gu.x.toFixed(4),e=gu.y.toFixed(4),t=gu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Y1(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(qa).join(`
`)}function $1(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function Z1(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function qa(n){return n!==""}function Y0(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function $0(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var K1=/^[ \t]*#include +<([\w\d./]+)>/gm;function vf(n){return n.replace(K1,J1)}function J1(n,e){let t=dt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return vf(t)}var j1=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Z0(n){return n.replace(j1,Q1)}function Q1(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function K0(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var eT={[Ua]:"SHADOWMAP_TYPE_PCF",[ko]:"SHADOWMAP_TYPE_VSM"};function tT(n){return eT[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var nT={[Bo]:"ENVMAP_MODE_REFRACTION"};function iT(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":nT[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var sT={[Fd]:"ENVMAP_BLENDING_MULTIPLY",[f0]:"ENVMAP_BLENDING_MIX",[p0]:"ENVMAP_BLENDING_ADD"};function rT(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":sT[n.combine]||"ENVMAP_BLENDING_NONE"}function oT(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=tT(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=iT(t),h=rT(t),f=Y1(t),d=$1(r),p=s.createProgram(),y,m,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d].filter(qa).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d].filter(qa).join(`
`),m.length>0&&(m+=`
`)):(y=[K0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(qa).join(`
`),m=[K0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==hs?"#define TONE_MAPPING":"",t.toneMapping!==hs?dt.tonemapping_pars_fragment:"",t.toneMapping!==hs?X1("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",dt.colorspace_pars_fragment,G1("linearToOutputTexel",t.outputColorSpace),q1(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(qa).join(`
`)),o=vf(o),o=Y0(o,t),o=$0(o,t),a=vf(a),a=Y0(a,t),a=$0(a,t),o=Z0(o),a=Z0(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,y=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===Bs?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Bs?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let b=g+y+o,R=g+m+a,M=W0(s,s.VERTEX_SHADER,b),L=W0(s,s.FRAGMENT_SHADER,R);s.attachShader(p,M),s.attachShader(p,L),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function E(U){if(n.debug.checkShaderErrors){let N=s.getProgramInfoLog(p)||"",W=s.getShaderInfoLog(M)||"",V=s.getShaderInfoLog(L)||"",F=N.trim(),X=W.trim(),J=V.trim(),G=!0,he=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,p,M,L);else{let j=q0(s,M,"vertex"),te=q0(s,L,"fragment");it("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+U.name+`
Material Type: `+U.type+`

Program Info Log: `+F+`
`+j+`
`+te)}else F!==""?Qe("WebGLProgram: Program Info Log:",F):(X===""||J==="")&&(he=!1);he&&(U.diagnostics={runnable:G,programLog:F,vertexShader:{log:X,prefix:y},fragmentShader:{log:J,prefix:m}})}s.deleteShader(M),s.deleteShader(L),x=new Vo(s,p),A=Z1(s,p)}let x;this.getUniforms=function(){return x===void 0&&E(this),x};let A;this.getAttributes=function(){return A===void 0&&E(this),A};let z=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return z===!1&&(z=s.getProgramParameter(p,B1)),z},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=z1++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=M,this.fragmentShader=L,this}var aT=0,xf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new yf(e),t.set(e,i)),i}},yf=class{constructor(e){this.id=aT++,this.code=e,this.usedTimes=0}};function lT(n){return n===ur||n===Va||n===Ga}function cT(n,e,t,i,s,r){let o=new Ta,a=new xf,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function d(x){return l.add(x),x===0?"uv":`uv${x}`}function p(x,A,z,U,N,W){let V=U.fog,F=N.geometry,X=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?U.environment:null,J=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,G=e.get(x.envMap||X,J),he=f[x.type],j=i.precision;x.precision!==null&&(j=i.getMaxPrecision(x.precision),j!==x.precision&&Qe("WebGLProgram.getParameters:",x.precision,"not supported, using",j,"instead."));let te=F.morphAttributes.position||F.morphAttributes.normal||F.morphAttributes.color,oe=te!==void 0?te.length:0,pe=0;F.morphAttributes.position!==void 0&&(pe=1),F.morphAttributes.normal!==void 0&&(pe=2),F.morphAttributes.color!==void 0&&(pe=3);let fe,ne,ve,be;if(he){let Ie=fs[he];fe=Ie.vertexShader,ne=Ie.fragmentShader}else{fe=x.vertexShader,ne=x.fragmentShader;let Ie=a.getVertexShaderStage(x),ct=a.getFragmentShaderStage(x);a.update(x,Ie,ct),ve=Ie.id,be=ct.id}let Pe=n.getRenderTarget(),Te=n.state.buffers.depth.getReversed(),Ye=N.isInstancedMesh===!0,at=N.isBatchedMesh===!0,Xe=!!x.map,ft=!!x.matcap,ut=!!G,rt=ut&&G.isPMREMTexture===!0,en=!!x.aoMap,Xt=!!x.lightMap,mn=!!x.bumpMap&&x.wireframe===!1,Ot=!!x.normalMap,Ln=!!x.displacementMap,wt=!!x.emissiveMap,wn=!!x.metalnessMap,an=!!x.roughnessMap,gn=x.anisotropy>0,O=x.clearcoat>0,Le=x.diffuseRoughness>0,Je=x.dispersion>0,lt=x.retroreflectivity>0,Ee=x.iridescence>0,Vt=x.sheen>0,We=x.transmission>0,Ke=gn&&!!x.anisotropyMap,P=O&&!!x.clearcoatMap,S=O&&!!x.clearcoatNormalMap,q=O&&!!x.clearcoatRoughnessMap,de=Le&&!!x.diffuseRoughnessMap,le=Ee&&!!x.iridescenceMap,ye=Ee&&!!x.iridescenceThicknessMap,Se=Vt&&!!x.sheenColorMap,ie=Vt&&!!x.sheenRoughnessMap,re=!!x.specularMap,ge=!!x.specularColorMap,k=!!x.specularIntensityMap,ae=We&&!!x.transmissionMap,se=We&&!!x.thicknessMap,Ae=!!x.gradientMap,xe=!!x.alphaMap,we=x.alphaTest>0,qe=!!x.alphaHash,et=!!x.extensions,ue=hs;x.toneMapped&&(Pe===null||Pe.isXRRenderTarget===!0)&&(ue=n.toneMapping);let He=rt?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,tt={shaderID:he,shaderType:x.type,shaderName:x.name,vertexShader:fe,fragmentShader:ne,defines:x.defines,customVertexShaderID:ve,customFragmentShaderID:be,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:j,batching:at,batchingColor:at&&N._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&N.instanceColor!==null,instancingMorph:Ye&&N.morphTexture!==null,outputColorSpace:Pe===null?n.outputColorSpace:Pe.isXRRenderTarget===!0?Pe.texture.colorSpace:bt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Xe,matcap:ft,envMap:ut,envMapMode:ut&&G.mapping,envMapPMREM:rt,envMapMaxLod:rt?He.length-1:null,envMapSize:rt?He[0].width:null,aoMap:en,lightMap:Xt,bumpMap:mn,normalMap:Ot,displacementMap:Ln,emissiveMap:wt,normalMapObjectSpace:Ot&&x.normalMapType===_0,normalMapTangentSpace:Ot&&x.normalMapType===Kd,packedNormalMap:Ot&&x.normalMapType===Kd&&lT(x.normalMap.format),metalnessMap:wn,roughnessMap:an,anisotropy:gn,anisotropyMap:Ke,clearcoat:O,clearcoatMap:P,clearcoatNormalMap:S,clearcoatRoughnessMap:q,diffuseRoughness:Le,diffuseRoughnessMap:de,dispersion:Je,retroreflection:lt,iridescence:Ee,iridescenceMap:le,iridescenceThicknessMap:ye,sheen:Vt,sheenColorMap:Se,sheenRoughnessMap:ie,specularMap:re,specularColorMap:ge,specularIntensityMap:k,transmission:We,transmissionMap:ae,thicknessMap:se,gradientMap:Ae,opaque:x.transparent===!1&&x.blending===Oo&&x.alphaToCoverage===!1,alphaMap:xe,alphaTest:we,alphaHash:qe,combine:x.combine,mapUv:Xe&&d(x.map.channel),aoMapUv:en&&d(x.aoMap.channel),lightMapUv:Xt&&d(x.lightMap.channel),bumpMapUv:mn&&d(x.bumpMap.channel),normalMapUv:Ot&&d(x.normalMap.channel),displacementMapUv:Ln&&d(x.displacementMap.channel),emissiveMapUv:wt&&d(x.emissiveMap.channel),metalnessMapUv:wn&&d(x.metalnessMap.channel),roughnessMapUv:an&&d(x.roughnessMap.channel),anisotropyMapUv:Ke&&d(x.anisotropyMap.channel),clearcoatMapUv:P&&d(x.clearcoatMap.channel),clearcoatNormalMapUv:S&&d(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&d(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:de&&d(x.diffuseRoughnessMap.channel),iridescenceMapUv:le&&d(x.iridescenceMap.channel),iridescenceThicknessMapUv:ye&&d(x.iridescenceThicknessMap.channel),sheenColorMapUv:Se&&d(x.sheenColorMap.channel),sheenRoughnessMapUv:ie&&d(x.sheenRoughnessMap.channel),specularMapUv:re&&d(x.specularMap.channel),specularColorMapUv:ge&&d(x.specularColorMap.channel),specularIntensityMapUv:k&&d(x.specularIntensityMap.channel),transmissionMapUv:ae&&d(x.transmissionMap.channel),thicknessMapUv:se&&d(x.thicknessMap.channel),alphaMapUv:xe&&d(x.alphaMap.channel),vertexTangents:!!F.attributes.tangent&&(Ot||gn),vertexNormals:!!F.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!F.attributes.color&&F.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!F.attributes.uv&&(Xe||xe),fog:!!V,useFog:x.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||F.attributes.normal===void 0&&Ot===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Te,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:F.attributes.position!==void 0,morphTargets:F.morphAttributes.position!==void 0,morphNormals:F.morphAttributes.normal!==void 0,morphColors:F.morphAttributes.color!==void 0,morphTargetsCount:oe,morphTextureStride:pe,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:W.filter(Ie=>Ie.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&z.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:Xe&&x.map.isVideoTexture===!0&&bt.getTransfer(x.map.colorSpace)===Lt,decodeVideoTextureEmissive:wt&&x.emissiveMap.isVideoTexture===!0&&bt.getTransfer(x.emissiveMap.colorSpace)===Lt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===ai,flipSided:x.side===ii,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:et&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&x.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function y(x){let A=[];if(x.shaderID?A.push(x.shaderID):(A.push(x.customVertexShaderID),A.push(x.customFragmentShaderID)),x.defines!==void 0)for(let z in x.defines)A.push(z),A.push(x.defines[z]);return x.isRawShaderMaterial===!1&&(m(A,x),g(A,x),A.push(n.outputColorSpace)),A.push(x.customProgramCacheKey),A.join()}function m(x,A){x.push(A.precision),x.push(A.outputColorSpace),x.push(A.envMapMode),x.push(A.envMapPMREM),x.push(A.envMapMaxLod),x.push(A.envMapSize),x.push(A.mapUv),x.push(A.alphaMapUv),x.push(A.lightMapUv),x.push(A.aoMapUv),x.push(A.bumpMapUv),x.push(A.normalMapUv),x.push(A.displacementMapUv),x.push(A.emissiveMapUv),x.push(A.metalnessMapUv),x.push(A.roughnessMapUv),x.push(A.anisotropyMapUv),x.push(A.clearcoatMapUv),x.push(A.clearcoatNormalMapUv),x.push(A.clearcoatRoughnessMapUv),x.push(A.diffuseRoughnessMapUv),x.push(A.iridescenceMapUv),x.push(A.iridescenceThicknessMapUv),x.push(A.sheenColorMapUv),x.push(A.sheenRoughnessMapUv),x.push(A.specularMapUv),x.push(A.specularColorMapUv),x.push(A.specularIntensityMapUv),x.push(A.transmissionMapUv),x.push(A.thicknessMapUv),x.push(A.combine),x.push(A.fogExp2),x.push(A.sizeAttenuation),x.push(A.morphTargetsCount),x.push(A.numSunLights),x.push(A.numDirLights),x.push(A.numPointLights),x.push(A.numSpotLights),x.push(A.numSpotLightMaps),x.push(A.numHemiLights),x.push(A.numRectAreaLights),x.push(A.numSunLightShadows),x.push(A.numDirLightShadows),x.push(A.numPointLightShadows),x.push(A.numSpotLightShadows),x.push(A.numSpotLightShadowsWithMaps),x.push(A.numLightProbes),x.push(A.numLightProbeGrids),x.push(A.shadowMapType),x.push(A.toneMapping),x.push(A.numClippingPlanes),x.push(A.numClipIntersection),x.push(A.depthPacking)}function g(x,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function b(x){let A=f[x.type],z;if(A){let U=fs[A];z=I0.clone(U.uniforms)}else z=x.uniforms;return z}function R(x,A){let z=u.get(A);return z!==void 0?++z.usedTimes:(z=new oT(n,A,x,s),c.push(z),u.set(A,z)),z}function M(x){if(--x.usedTimes===0){let A=c.indexOf(x);c[A]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function L(x){a.remove(x)}function E(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:b,acquireProgram:R,releaseProgram:M,releaseShaderCache:L,programs:c,dispose:E}}function uT(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function hT(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function J0(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function j0(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(f){let d=0;return f.isInstancedMesh&&(d+=2),f.isSkinnedMesh&&(d+=1),d}function a(f,d,p,y,m,g){let b=n[e];return b===void 0?(b={id:f.id,object:f,geometry:d,material:p,materialVariant:o(f),groupOrder:y,renderOrder:f.renderOrder,z:m,group:g},n[e]=b):(b.id=f.id,b.object=f,b.geometry=d,b.material=p,b.materialVariant=o(f),b.groupOrder=y,b.renderOrder=f.renderOrder,b.z=m,b.group=g),e++,b}function l(f,d,p,y,m,g,b){b.reversedDepth===!0&&(m=-m);let R=a(f,d,p,y,m,g);p.transmission>0?i.push(R):p.transparent===!0?s.push(R):t.push(R)}function c(f,d,p,y,m,g){let b=a(f,d,p,y,m,g);p.transmission>0?i.unshift(b):p.transparent===!0?s.unshift(b):t.unshift(b)}function u(f,d){t.length>1&&t.sort(f||hT),i.length>1&&i.sort(d||J0),s.length>1&&s.sort(d||J0)}function h(){for(let f=e,d=n.length;f<d;f++){let p=n[f];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function dT(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new j0,n.set(i,[o])):s>=r.length?(o=new j0,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function fT(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Q,color:new Et};break;case"SpotLight":t={position:new Q,direction:new Q,color:new Et,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Q,color:new Et,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Q,skyColor:new Et,groundColor:new Et};break;case"RectAreaLight":t={color:new Et,position:new Q,halfWidth:new Q,halfHeight:new Q};break}return n[e.id]=t,t}}}function pT(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new pt};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new pt};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new pt,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var mT=0;function gT(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function _T(n){let e=new fT,t=pT(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Q);let s=new Q,r=new Qt,o=new Qt;function a(c){let u=0,h=0,f=0;for(let W=0;W<9;W++)i.probe[W].set(0,0,0);let d=0,p=0,y=0,m=0,g=0,b=0,R=0,M=0,L=0,E=0,x=0,A=0,z=0,U=0;c.sort(gT);for(let W=0,V=c.length;W<V;W++){let F=c[W],X=F.color,J=F.intensity,G=F.distance,he=null;if(F.shadow&&F.shadow.map&&(F.shadow.map.texture.format===ur?he=F.shadow.map.texture:he=F.shadow.map.depthTexture||F.shadow.map.texture),F.isAmbientLight)u+=X.r*J,h+=X.g*J,f+=X.b*J;else if(F.isLightProbe){for(let j=0;j<9;j++)i.probe[j].addScaledVector(F.sh.coefficients[j],J);U++}else if(F.isSunLight){let j=e.get(F);if(j.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let te=F.shadow,oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize.copy(te.mapSize).multiply(te.getFrameExtents()),i.sunShadow[p]=oe,i.sunShadowMap[p]=he;let pe=te.getViewportCount();for(let fe=0;fe<pe;fe++)i.sunShadowMatrix[y+fe]=te.getMatrix(fe),i.sunShadowCascade[y+fe]=te._cascadeData[fe];y+=pe,p++}i.sun[d]=j,d++}else if(F.isDirectionalLight){let j=e.get(F);if(j.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let te=F.shadow,oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.directionalShadow[m]=oe,i.directionalShadowMap[m]=he,i.directionalShadowMatrix[m]=F.shadow.matrix,L++}i.directional[m]=j,m++}else if(F.isSpotLight){let j=e.get(F);j.position.setFromMatrixPosition(F.matrixWorld),j.color.copy(X).multiplyScalar(J),j.distance=G,j.coneCos=Math.cos(F.angle),j.penumbraCos=Math.cos(F.angle*(1-F.penumbra)),j.decay=F.decay,i.spot[b]=j;let te=F.shadow;if(F.map&&(i.spotLightMap[A]=F.map,A++,te.updateMatrices(F),F.castShadow&&z++),i.spotLightMatrix[b]=te.matrix,F.castShadow){let oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.spotShadow[b]=oe,i.spotShadowMap[b]=he,x++}b++}else if(F.isRectAreaLight){let j=e.get(F);j.color.copy(X).multiplyScalar(J),j.halfWidth.set(F.width*.5,0,0),j.halfHeight.set(0,F.height*.5,0),i.rectArea[R]=j,R++}else if(F.isPointLight){let j=e.get(F);if(j.color.copy(F.color).multiplyScalar(F.intensity),j.distance=F.distance,j.decay=F.decay,F.castShadow){let te=F.shadow,oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,oe.shadowCameraNear=te.camera.near,oe.shadowCameraFar=te.camera.far,i.pointShadow[g]=oe,i.pointShadowMap[g]=he,i.pointShadowMatrix[g]=F.shadow.matrix,E++}i.point[g]=j,g++}else if(F.isHemisphereLight){let j=e.get(F);j.skyColor.copy(F.color).multiplyScalar(J),j.groundColor.copy(F.groundColor).multiplyScalar(J),i.hemi[M]=j,M++}}R>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Fe.LTC_FLOAT_1,i.rectAreaLTC2=Fe.LTC_FLOAT_2):(i.rectAreaLTC1=Fe.LTC_HALF_1,i.rectAreaLTC2=Fe.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=f;let N=i.hash;(N.sunLength!==d||N.directionalLength!==m||N.pointLength!==g||N.spotLength!==b||N.rectAreaLength!==R||N.hemiLength!==M||N.numSunShadows!==p||N.numDirectionalShadows!==L||N.numPointShadows!==E||N.numSpotShadows!==x||N.numSpotMaps!==A||N.numLightProbes!==U)&&(i.sun.length=d,i.directional.length=m,i.spot.length=b,i.rectArea.length=R,i.point.length=g,i.hemi.length=M,i.sunShadow.length=p,i.sunShadowMap.length=p,i.sunShadowMatrix.length=y,i.sunShadowCascade.length=y,i.directionalShadow.length=L,i.directionalShadowMap.length=L,i.directionalShadowMatrix.length=L,i.pointShadow.length=E,i.pointShadowMap.length=E,i.pointShadowMatrix.length=E,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+A-z,i.spotLightMap.length=A,i.numSpotLightShadowsWithMaps=z,i.numLightProbes=U,N.sunLength=d,N.directionalLength=m,N.pointLength=g,N.spotLength=b,N.rectAreaLength=R,N.hemiLength=M,N.numSunShadows=p,N.numDirectionalShadows=L,N.numPointShadows=E,N.numSpotShadows=x,N.numSpotMaps=A,N.numLightProbes=U,i.version=mT++)}function l(c,u){let h=0,f=0,d=0,p=0,y=0,m=0,g=u.matrixWorldInverse;for(let b=0,R=c.length;b<R;b++){let M=c[b];if(M.isSunLight){let L=i.sun[h];L.direction.setFromMatrixPosition(M.matrixWorld),L.direction.transformDirection(g),h++}else if(M.isDirectionalLight){let L=i.directional[f];L.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(g),f++}else if(M.isSpotLight){let L=i.spot[p];L.position.setFromMatrixPosition(M.matrixWorld),L.position.applyMatrix4(g),L.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),L.direction.sub(s),L.direction.transformDirection(g),p++}else if(M.isRectAreaLight){let L=i.rectArea[y];L.position.setFromMatrixPosition(M.matrixWorld),L.position.applyMatrix4(g),o.identity(),r.copy(M.matrixWorld),r.premultiply(g),o.extractRotation(r),L.halfWidth.set(M.width*.5,0,0),L.halfHeight.set(0,M.height*.5,0),L.halfWidth.applyMatrix4(o),L.halfHeight.applyMatrix4(o),y++}else if(M.isPointLight){let L=i.point[d];L.position.setFromMatrixPosition(M.matrixWorld),L.position.applyMatrix4(g),d++}else if(M.isHemisphereLight){let L=i.hemi[m];L.direction.setFromMatrixPosition(M.matrixWorld),L.direction.transformDirection(g),m++}}}return{setup:a,setupView:l,state:i}}function Q0(n){let e=new _T(n),t=[],i=[],s=[];function r(h){u.camera=h,t.length=0,i.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),s.sort((h,f)=>h.priority-f.priority||h.id-f.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function vT(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Q0(n),e.set(s,[a])):r>=o.length?(a=new Q0(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var xT=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,yT=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,bT=[new Q(1,0,0),new Q(-1,0,0),new Q(0,1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1)],ST=[new Q(0,-1,0),new Q(0,-1,0),new Q(0,0,1),new Q(0,0,-1),new Q(0,-1,0),new Q(0,-1,0)],e_=new Qt,Xa=new Q,pf=new Q;function MT(n,e,t){let i=new Ns,s=new pt,r=new pt,o=new Tt,a=new mc,l=new gc,c={},u=t.maxTextureSize,h={[cr]:ii,[ii]:cr,[ai]:ai},f=new cs({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new pt},radius:{value:4}},vertexShader:xT,fragmentShader:yT}),d=f.clone();d.defines.HORIZONTAL_PASS=1;let p=new Ii;p.setAttribute("position",new ei(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Xn(p,f),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ua;let g=this.type;this.render=function(E,x,A){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||E.length===0)return;this.type===$g&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ua);let z=n.getRenderTarget(),U=n.getActiveCubeFace(),N=n.getActiveMipmapLevel(),W=n.state;W.setBlending(Or),W.buffers.depth.getReversed()===!0?W.buffers.color.setClear(0,0,0,0):W.buffers.color.setClear(1,1,1,1),W.buffers.depth.setTest(!0),W.setScissorTest(!1);let V=g!==this.type;V&&x.traverse(function(F){F.material&&(Array.isArray(F.material)?F.material.forEach(X=>X.needsUpdate=!0):F.material.needsUpdate=!0)});for(let F=0,X=E.length;F<X;F++){let J=E[F],G=J.shadow;if(G===void 0){Qe("WebGLShadowMap:",J,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let he=G.getFrameExtents();s.multiply(he),r.copy(G.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/he.x),s.x=r.x*he.x,G.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/he.y),s.y=r.y*he.y,G.mapSize.y=r.y));let j=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=j,G.map===null||V===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===ko){if(J.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ni(s.x,s.y,{format:ur,type:Yi,minFilter:Ht,magFilter:Ht,generateMipmaps:!1}),G.map.texture.name=J.name+".shadowMap",G.map.depthTexture=new Fs(s.x,s.y,xi),G.map.depthTexture.name=J.name+".shadowMapDepth",G.map.depthTexture.format=Ls,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=sn,G.map.depthTexture.magFilter=sn}else J.isPointLight?(G.map=new Ya(s.x),G.map.depthTexture=new Ia(s.x,qi)):(G.map=new ni(s.x,s.y),G.map.depthTexture=new Fs(s.x,s.y,qi)),G.map.depthTexture.name=J.name+".shadowMap",G.map.depthTexture.format=Ls,this.type===Ua?(G.map.depthTexture.compareFunction=j?jd:Jd,G.map.depthTexture.minFilter=Ht,G.map.depthTexture.magFilter=Ht):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=sn,G.map.depthTexture.magFilter=sn);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let te=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();J.isPointLight!==!0&&G.updateMatrices(J,A);let oe=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:A.layers;for(let pe=0;pe<te;pe++){let fe=G.getCamera(pe);if(J.isPointLight){let ne=G.camera,ve=G.matrix,be=J.distance||ne.far;be!==ne.far&&(ne.far=be,ne.updateProjectionMatrix()),Xa.setFromMatrixPosition(J.matrixWorld),ne.position.copy(Xa),pf.copy(ne.position),pf.add(bT[pe]),ne.up.copy(ST[pe]),ne.lookAt(pf),ne.updateMatrixWorld(),ve.makeTranslation(-Xa.x,-Xa.y,-Xa.z),e_.multiplyMatrices(ne.projectionMatrix,ne.matrixWorldInverse),G._frustum.setFromProjectionMatrix(e_,ne.coordinateSystem,ne.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,pe),n.clear();else{pe===0&&(n.setRenderTarget(G.map),n.clear());let ne=G.getViewport(pe);o.set(r.x*ne.x,r.y*ne.y,r.x*ne.z,r.y*ne.w),W.viewport(o)}i=G.getFrustum(pe),M(x,A,fe,J,oe,this.type)}G.isPointLightShadow!==!0&&this.type===ko&&b(G,A),G.needsUpdate=!1}g=this.type,m.needsUpdate=!1,n.setRenderTarget(z,U,N)};function b(E,x){let A=e.update(y);f.defines.VSM_SAMPLES!==E.blurSamples&&(f.defines.VSM_SAMPLES=E.blurSamples,d.defines.VSM_SAMPLES=E.blurSamples,f.needsUpdate=!0,d.needsUpdate=!0),E.mapPass===null?E.mapPass=new ni(s.x,s.y,{format:ur,type:Yi}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),f.uniforms.shadow_pass.value=E.map.depthTexture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,n.setRenderTarget(E.mapPass),n.clear(),n.renderBufferDirect(x,null,A,f,y,null),d.uniforms.shadow_pass.value=E.mapPass.texture,d.uniforms.resolution.value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,n.setRenderTarget(E.map),n.clear(),n.renderBufferDirect(x,null,A,d,y,null)}function R(E,x,A,z){let U=null,N=A.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(N!==void 0)U=N;else if(U=A.isPointLight===!0?l:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let W=U.uuid,V=x.uuid,F=c[W];F===void 0&&(F={},c[W]=F);let X=F[V];X===void 0&&(X=U.clone(),F[V]=X,x.addEventListener("dispose",L)),U=X}if(U.visible=x.visible,U.wireframe=x.wireframe,z===ko?U.side=x.shadowSide!==null?x.shadowSide:x.side:U.side=x.shadowSide!==null?x.shadowSide:h[x.side],U.alphaMap=x.alphaMap,U.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,U.map=x.map,U.clipShadows=x.clipShadows,U.clippingPlanes=x.clippingPlanes,U.clipIntersection=x.clipIntersection,U.displacementMap=x.displacementMap,U.displacementScale=x.displacementScale,U.displacementBias=x.displacementBias,U.wireframeLinewidth=x.wireframeLinewidth,U.linewidth=x.linewidth,A.isPointLight===!0&&U.isMeshDistanceMaterial===!0){let W=n.properties.get(U);W.light=A}return U}function M(E,x,A,z,U,N){if(E.visible===!1)return;if(E.layers.test(U)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&N===ko)&&(!E.frustumCulled||E.intersectsFrustum(i))){E.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,E.matrixWorld);let F=e.update(E),X=E.material;if(Array.isArray(X)){let J=F.groups;for(let G=0,he=J.length;G<he;G++){let j=J[G],te=X[j.materialIndex];if(te&&te.visible){let oe=R(E,te,z,N);E.onBeforeShadow(n,E,x,A,F,oe,j),n.renderBufferDirect(A,null,F,oe,E,j),E.onAfterShadow(n,E,x,A,F,oe,j)}}}else if(X.visible){let J=R(E,X,z,N);E.onBeforeShadow(n,E,x,A,F,J,null),n.renderBufferDirect(A,null,F,J,E,null),E.onAfterShadow(n,E,x,A,F,J,null)}}let V=E.children;for(let F=0,X=V.length;F<X;F++)M(V[F],x,A,z,U,N)}function L(E){E.target.removeEventListener("dispose",L);for(let A in c){let z=c[A],U=E.target.uuid;U in z&&(z[U].dispose(),delete z[U])}}}function wT(n,e){function t(){let k=!1,ae=new Tt,se=null,Ae=new Tt(0,0,0,0);return{setMask:function(xe){se!==xe&&!k&&(n.colorMask(xe,xe,xe,xe),se=xe)},setLocked:function(xe){k=xe},setClear:function(xe,we,qe,et,ue){ue===!0&&(xe*=et,we*=et,qe*=et),ae.set(xe,we,qe,et),Ae.equals(ae)===!1&&(n.clearColor(xe,we,qe,et),Ae.copy(ae))},reset:function(){k=!1,se=null,Ae.set(-1,0,0,0)}}}function i(){let k=!1,ae=!1,se=null,Ae=null,xe=null;return{setReversed:function(we){if(ae!==we){let qe=e.get("EXT_clip_control");we?qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.ZERO_TO_ONE_EXT):qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.NEGATIVE_ONE_TO_ONE_EXT),ae=we;let et=xe;xe=null,this.setClear(et)}},getReversed:function(){return ae},setTest:function(we){we?Te(n.DEPTH_TEST):Ye(n.DEPTH_TEST)},setMask:function(we){se!==we&&!k&&(n.depthMask(we),se=we)},setFunc:function(we){if(ae&&(we=R0[we]),Ae!==we){switch(we){case Ql:n.depthFunc(n.NEVER);break;case ec:n.depthFunc(n.ALWAYS);break;case tc:n.depthFunc(n.LESS);break;case Co:n.depthFunc(n.LEQUAL);break;case nc:n.depthFunc(n.EQUAL);break;case ic:n.depthFunc(n.GEQUAL);break;case sc:n.depthFunc(n.GREATER);break;case rc:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Ae=we}},setLocked:function(we){k=we},setClear:function(we){xe!==we&&(xe=we,ae&&(we=1-we),n.clearDepth(we))},reset:function(){k=!1,se=null,Ae=null,xe=null,ae=!1}}}function s(){let k=!1,ae=null,se=null,Ae=null,xe=null,we=null,qe=null,et=null,ue=null;return{setTest:function(He){k||(He?Te(n.STENCIL_TEST):Ye(n.STENCIL_TEST))},setMask:function(He){ae!==He&&!k&&(n.stencilMask(He),ae=He)},setFunc:function(He,tt,Ie){(se!==He||Ae!==tt||xe!==Ie)&&(n.stencilFunc(He,tt,Ie),se=He,Ae=tt,xe=Ie)},setOp:function(He,tt,Ie){(we!==He||qe!==tt||et!==Ie)&&(n.stencilOp(He,tt,Ie),we=He,qe=tt,et=Ie)},setLocked:function(He){k=He},setClear:function(He){ue!==He&&(n.clearStencil(He),ue=He)},reset:function(){k=!1,ae=null,se=null,Ae=null,xe=null,we=null,qe=null,et=null,ue=null}}}let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},h={},f={},d=new WeakMap,p=[],y=null,m=!1,g=null,b=null,R=null,M=null,L=null,E=null,x=null,A=new Et(0,0,0),z=0,U=!1,N=null,W=null,V=null,F=null,X=null,J=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,he=0,j=n.getParameter(n.VERSION);j.indexOf("WebGL")!==-1?(he=parseFloat(/^WebGL (\d)/.exec(j)[1]),G=he>=1):j.indexOf("OpenGL ES")!==-1&&(he=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),G=he>=2);let te=null,oe={},pe=n.getParameter(n.SCISSOR_BOX),fe=n.getParameter(n.VIEWPORT),ne=new Tt().fromArray(pe),ve=new Tt().fromArray(fe);function be(k,ae,se,Ae){let xe=new Uint8Array(4),we=n.createTexture();n.bindTexture(k,we),n.texParameteri(k,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(k,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let qe=0;qe<se;qe++)k===n.TEXTURE_3D||k===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,Ae,0,n.RGBA,n.UNSIGNED_BYTE,xe):n.texImage2D(ae+qe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,xe);return we}let Pe={};Pe[n.TEXTURE_2D]=be(n.TEXTURE_2D,n.TEXTURE_2D,1),Pe[n.TEXTURE_CUBE_MAP]=be(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Pe[n.TEXTURE_2D_ARRAY]=be(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Pe[n.TEXTURE_3D]=be(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Te(n.DEPTH_TEST),o.setFunc(Co),mn(!1),Ot(Cd),Te(n.CULL_FACE),en(Or);function Te(k){u[k]!==!0&&(n.enable(k),u[k]=!0)}function Ye(k){u[k]!==!1&&(n.disable(k),u[k]=!1)}function at(k,ae){return f[k]!==ae?(n.bindFramebuffer(k,ae),f[k]=ae,k===n.DRAW_FRAMEBUFFER&&(f[n.FRAMEBUFFER]=ae),k===n.FRAMEBUFFER&&(f[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function Xe(k,ae){let se=p,Ae=!1;if(k){se=d.get(ae),se===void 0&&(se=[],d.set(ae,se));let xe=k.textures;if(se.length!==xe.length||se[0]!==n.COLOR_ATTACHMENT0){for(let we=0,qe=xe.length;we<qe;we++)se[we]=n.COLOR_ATTACHMENT0+we;se.length=xe.length,Ae=!0}}else se[0]!==n.BACK&&(se[0]=n.BACK,Ae=!0);Ae&&n.drawBuffers(se)}function ft(k){return y!==k?(n.useProgram(k),y=k,!0):!1}let ut={[Br]:n.FUNC_ADD,[Kg]:n.FUNC_SUBTRACT,[Jg]:n.FUNC_REVERSE_SUBTRACT};ut[jg]=n.MIN,ut[Qg]=n.MAX;let rt={[e0]:n.ZERO,[t0]:n.ONE,[n0]:n.SRC_COLOR,[Dd]:n.SRC_ALPHA,[l0]:n.SRC_ALPHA_SATURATE,[o0]:n.DST_COLOR,[s0]:n.DST_ALPHA,[i0]:n.ONE_MINUS_SRC_COLOR,[Nd]:n.ONE_MINUS_SRC_ALPHA,[a0]:n.ONE_MINUS_DST_COLOR,[r0]:n.ONE_MINUS_DST_ALPHA,[c0]:n.CONSTANT_COLOR,[u0]:n.ONE_MINUS_CONSTANT_COLOR,[h0]:n.CONSTANT_ALPHA,[d0]:n.ONE_MINUS_CONSTANT_ALPHA};function en(k,ae,se,Ae,xe,we,qe,et,ue,He){if(k===Or){m===!0&&(Ye(n.BLEND),m=!1);return}if(m===!1&&(Te(n.BLEND),m=!0),k!==Zg){if(k!==g||He!==U){if((b!==Br||L!==Br)&&(n.blendEquation(n.FUNC_ADD),b=Br,L=Br),He)switch(k){case Oo:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Pd:n.blendFunc(n.ONE,n.ONE);break;case Id:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Ld:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:it("WebGLState: Invalid blending: ",k);break}else switch(k){case Oo:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Pd:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Id:it("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Ld:it("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:it("WebGLState: Invalid blending: ",k);break}R=null,M=null,E=null,x=null,A.set(0,0,0),z=0,g=k,U=He}return}xe=xe||ae,we=we||se,qe=qe||Ae,(ae!==b||xe!==L)&&(n.blendEquationSeparate(ut[ae],ut[xe]),b=ae,L=xe),(se!==R||Ae!==M||we!==E||qe!==x)&&(n.blendFuncSeparate(rt[se],rt[Ae],rt[we],rt[qe]),R=se,M=Ae,E=we,x=qe),(et.equals(A)===!1||ue!==z)&&(n.blendColor(et.r,et.g,et.b,ue),A.copy(et),z=ue),g=k,U=!1}function Xt(k,ae){k.side===ai?Ye(n.CULL_FACE):Te(n.CULL_FACE);let se=k.side===ii;ae&&(se=!se),mn(se),k.blending===Oo&&k.transparent===!1?en(Or):en(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Ae=k.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),wt(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Te(n.SAMPLE_ALPHA_TO_COVERAGE):Ye(n.SAMPLE_ALPHA_TO_COVERAGE)}function mn(k){N!==k&&(k?n.frontFace(n.CW):n.frontFace(n.CCW),N=k)}function Ot(k){k!==qg?(Te(n.CULL_FACE),k!==W&&(k===Cd?n.cullFace(n.BACK):k===Yg?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Ye(n.CULL_FACE),W=k}function Ln(k){k!==V&&(G&&n.lineWidth(k),V=k)}function wt(k,ae,se){k?(Te(n.POLYGON_OFFSET_FILL),(F!==ae||X!==se)&&(F=ae,X=se,o.getReversed()&&(ae=-ae,se=-se),n.polygonOffset(ae,se))):Ye(n.POLYGON_OFFSET_FILL)}function wn(k){k?Te(n.SCISSOR_TEST):Ye(n.SCISSOR_TEST)}function an(k){k===void 0&&(k=n.TEXTURE0+J-1),te!==k&&(n.activeTexture(k),te=k)}function gn(k,ae,se){se===void 0&&(te===null?se=n.TEXTURE0+J-1:se=te);let Ae=oe[se];Ae===void 0&&(Ae={type:void 0,texture:void 0},oe[se]=Ae),(Ae.type!==k||Ae.texture!==ae)&&(te!==se&&(n.activeTexture(se),te=se),n.bindTexture(k,ae||Pe[k]),Ae.type=k,Ae.texture=ae)}function O(){let k=oe[te];k!==void 0&&k.type!==void 0&&(n.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Le(){try{n.compressedTexImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function lt(){try{n.texSubImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function Ee(){try{n.texSubImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function Vt(){try{n.compressedTexSubImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function We(){try{n.compressedTexSubImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function Ke(){try{n.texStorage2D(...arguments)}catch(k){it("WebGLState:",k)}}function P(){try{n.texStorage3D(...arguments)}catch(k){it("WebGLState:",k)}}function S(){try{n.texImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function q(){try{n.texImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function de(k){return h[k]!==void 0?h[k]:n.getParameter(k)}function le(k,ae){h[k]!==ae&&(n.pixelStorei(k,ae),h[k]=ae)}function ye(k){ne.equals(k)===!1&&(n.scissor(k.x,k.y,k.z,k.w),ne.copy(k))}function Se(k){ve.equals(k)===!1&&(n.viewport(k.x,k.y,k.z,k.w),ve.copy(k))}function ie(k,ae){let se=c.get(ae);se===void 0&&(se=new WeakMap,c.set(ae,se));let Ae=se.get(k);Ae===void 0&&(Ae=n.getUniformBlockIndex(ae,k.name),n.uniformBlockBinding(ae,Ae,Ae),se.set(k,Ae))}function re(k,ae,se){let xe=c.get(ae).get(k);l[xe]!==se&&(n.bindBufferBase(n.UNIFORM_BUFFER,xe,se),l[xe]=se)}function ge(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},te=null,oe={},f={},l={},d=new WeakMap,p=[],y=null,m=!1,g=null,b=null,R=null,M=null,L=null,E=null,x=null,A=new Et(0,0,0),z=0,U=!1,N=null,W=null,V=null,F=null,X=null,ne.set(0,0,n.canvas.width,n.canvas.height),ve.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Te,disable:Ye,bindFramebuffer:at,drawBuffers:Xe,useProgram:ft,setBlending:en,setMaterial:Xt,setFlipSided:mn,setCullFace:Ot,setLineWidth:Ln,setPolygonOffset:wt,setScissorTest:wn,activeTexture:an,bindTexture:gn,unbindTexture:O,compressedTexImage2D:Le,compressedTexImage3D:Je,texImage2D:S,texImage3D:q,pixelStorei:le,getParameter:de,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:Ke,texStorage3D:P,texSubImage2D:lt,texSubImage3D:Ee,compressedTexSubImage2D:Vt,compressedTexSubImage3D:We,scissor:ye,viewport:Se,reset:ge}}function TT(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new pt,u=new WeakMap,h=new Set,f,d=new WeakMap,p=new Set,y=new FinalizationRegistry(P=>p.delete(P)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(P,S){return m?new OffscreenCanvas(P,S):Ma("canvas")}function b(P,S,q){let de=1,le=Ke(P);if((le.width>q||le.height>q)&&(de=q/Math.max(le.width,le.height)),de<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let ye=Math.floor(de*le.width),Se=Math.floor(de*le.height);f===void 0&&(f=g(ye,Se));let ie=S?g(ye,Se):f;return ie.width=ye,ie.height=Se,ie.getContext("2d").drawImage(P,0,0,ye,Se),Qe("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+ye+"x"+Se+")."),ie}else return"data"in P&&Qe("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),P;return P}function R(P){return P.generateMipmaps}function M(P){n.generateMipmap(P)}function L(P){return P.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?n.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function E(P,S,q,de,le,ye=!1){if(P!==null){if(n[P]!==void 0)return n[P];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let Se;de&&(Se=e.get("EXT_texture_norm16"),Se||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=S;if(S===n.RED&&(q===n.FLOAT&&(ie=n.R32F),q===n.HALF_FLOAT&&(ie=n.R16F),q===n.UNSIGNED_BYTE&&(ie=n.R8),q===n.UNSIGNED_SHORT&&Se&&(ie=Se.R16_EXT),q===n.SHORT&&Se&&(ie=Se.R16_SNORM_EXT)),S===n.RED_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.R8UI),q===n.UNSIGNED_SHORT&&(ie=n.R16UI),q===n.UNSIGNED_INT&&(ie=n.R32UI),q===n.BYTE&&(ie=n.R8I),q===n.SHORT&&(ie=n.R16I),q===n.INT&&(ie=n.R32I)),S===n.RG&&(q===n.FLOAT&&(ie=n.RG32F),q===n.HALF_FLOAT&&(ie=n.RG16F),q===n.UNSIGNED_BYTE&&(ie=n.RG8),q===n.UNSIGNED_SHORT&&Se&&(ie=Se.RG16_EXT),q===n.SHORT&&Se&&(ie=Se.RG16_SNORM_EXT)),S===n.RG_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.RG8UI),q===n.UNSIGNED_SHORT&&(ie=n.RG16UI),q===n.UNSIGNED_INT&&(ie=n.RG32UI),q===n.BYTE&&(ie=n.RG8I),q===n.SHORT&&(ie=n.RG16I),q===n.INT&&(ie=n.RG32I)),S===n.RGB_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.RGB8UI),q===n.UNSIGNED_SHORT&&(ie=n.RGB16UI),q===n.UNSIGNED_INT&&(ie=n.RGB32UI),q===n.BYTE&&(ie=n.RGB8I),q===n.SHORT&&(ie=n.RGB16I),q===n.INT&&(ie=n.RGB32I)),S===n.RGBA_INTEGER&&(q===n.UNSIGNED_BYTE&&(ie=n.RGBA8UI),q===n.UNSIGNED_SHORT&&(ie=n.RGBA16UI),q===n.UNSIGNED_INT&&(ie=n.RGBA32UI),q===n.BYTE&&(ie=n.RGBA8I),q===n.SHORT&&(ie=n.RGBA16I),q===n.INT&&(ie=n.RGBA32I)),S===n.RGB&&(q===n.UNSIGNED_SHORT&&Se&&(ie=Se.RGB16_EXT),q===n.SHORT&&Se&&(ie=Se.RGB16_SNORM_EXT),q===n.UNSIGNED_INT_5_9_9_9_REV&&(ie=n.RGB9_E5),q===n.UNSIGNED_INT_10F_11F_11F_REV&&(ie=n.R11F_G11F_B10F)),S===n.RGBA){let re=ye?ba:bt.getTransfer(le);q===n.FLOAT&&(ie=n.RGBA32F),q===n.HALF_FLOAT&&(ie=n.RGBA16F),q===n.UNSIGNED_BYTE&&(ie=re===Lt?n.SRGB8_ALPHA8:n.RGBA8),q===n.UNSIGNED_SHORT&&Se&&(ie=Se.RGBA16_EXT),q===n.SHORT&&Se&&(ie=Se.RGBA16_SNORM_EXT),q===n.UNSIGNED_SHORT_4_4_4_4&&(ie=n.RGBA4),q===n.UNSIGNED_SHORT_5_5_5_1&&(ie=n.RGB5_A1)}return(ie===n.R16F||ie===n.R32F||ie===n.RG16F||ie===n.RG32F||ie===n.RGBA16F||ie===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function x(P,S){let q;return P?S===null||S===qi||S===Hr?q=n.DEPTH24_STENCIL8:S===xi?q=n.DEPTH32F_STENCIL8:S===zo&&(q=n.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===qi||S===Hr?q=n.DEPTH_COMPONENT24:S===xi?q=n.DEPTH_COMPONENT32F:S===zo&&(q=n.DEPTH_COMPONENT16),q}function A(P,S){return R(P)===!0||P.isFramebufferTexture&&P.minFilter!==sn&&P.minFilter!==Ht?Math.log2(Math.max(S.width,S.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?S.mipmaps.length:1}function z(P){let S=new WeakRef(P);i.get(P).__ref=S,p.add(S),y.register(P,S,S)}function U(P){let S=i.get(P).__ref;S!==void 0&&(p.delete(S),y.unregister(S))}function N(P){V(P.target)}function W(P){F(P.target)}function V(P){P.removeEventListener("dispose",N),U(P),J(P),P.isVideoTexture&&u.delete(P),P.isHTMLTexture&&h.delete(P)}function F(P){P.removeEventListener("dispose",W),U(P),he(P)}function X(){for(let P of p){let S=P.deref();S!==void 0&&(S.isRenderTarget===!0?F(S):V(S))}p.clear(),h.clear()}function J(P){let S=i.get(P);if(S.__webglInit===void 0)return;let q=P.source,de=d.get(q);if(de){let le=de[S.__cacheKey];le.usedTimes--,le.usedTimes===0&&G(P),Object.keys(de).length===0&&d.delete(q)}i.remove(P)}function G(P){let S=i.get(P);n.deleteTexture(S.__webglTexture);let q=P.source,de=d.get(q);delete de[S.__cacheKey],o.memory.textures--}function he(P){let S=i.get(P);S.__depthDisposeCallback&&S.__depthDisposeCallback();let q=P.depthTexture;if(q&&q.renderTarget===P&&V(q),P.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(S.__webglFramebuffer[le]))for(let ye=0;ye<S.__webglFramebuffer[le].length;ye++)n.deleteFramebuffer(S.__webglFramebuffer[le][ye]);else n.deleteFramebuffer(S.__webglFramebuffer[le]);S.__webglDepthbuffer&&n.deleteRenderbuffer(S.__webglDepthbuffer[le])}else{if(Array.isArray(S.__webglFramebuffer))for(let le=0;le<S.__webglFramebuffer.length;le++)n.deleteFramebuffer(S.__webglFramebuffer[le]);else n.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&n.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&n.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let le=0;le<S.__webglColorRenderbuffer.length;le++)S.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(S.__webglColorRenderbuffer[le]);S.__webglDepthRenderbuffer&&n.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let de=P.textures;for(let le=0,ye=de.length;le<ye;le++){let Se=i.get(de[le]);Se.__webglTexture&&(n.deleteTexture(Se.__webglTexture),o.memory.textures--),i.remove(de[le])}i.remove(P)}let j=0;function te(){j=0}function oe(){return j}function pe(P){j=P}function fe(){let P=j;return P>=s.maxTextures&&Qe("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,P}function ne(P){let S=[];return S.push(P.wrapS),S.push(P.wrapT),S.push(P.wrapR||0),S.push(P.magFilter),S.push(P.minFilter),S.push(P.anisotropy),S.push(P.internalFormat),S.push(P.format),S.push(P.type),S.push(P.generateMipmaps),S.push(P.mipmapsAutoUpdate),S.push(P.premultiplyAlpha),S.push(P.flipY),S.push(P.unpackAlignment),S.push(P.colorSpace),S.join()}function ve(P,S){let q=i.get(P);if(P.isVideoTexture&&Vt(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&q.__version!==P.version){let de=P.image;if(de===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(de.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{Xt(q,P,S);return}}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,q.__webglTexture,n.TEXTURE0+S)}function be(P,S){let q=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){Xt(q,P,S);return}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,q.__webglTexture,n.TEXTURE0+S)}function Pe(P,S){let q=i.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){Xt(q,P,S);return}t.bindTexture(n.TEXTURE_3D,q.__webglTexture,n.TEXTURE0+S)}function Te(P,S){let q=i.get(P);if(P.version>0&&q.__version!==P.version){mn(q,P,S);return}t.bindTexture(n.TEXTURE_CUBE_MAP,q.__webglTexture,n.TEXTURE0+S)}let Ye={[Po]:n.REPEAT,[rs]:n.CLAMP_TO_EDGE,[oc]:n.MIRRORED_REPEAT},at={[sn]:n.NEAREST,[m0]:n.NEAREST_MIPMAP_NEAREST,[ka]:n.NEAREST_MIPMAP_LINEAR,[Ht]:n.LINEAR,[Lc]:n.LINEAR_MIPMAP_NEAREST,[Xi]:n.LINEAR_MIPMAP_LINEAR},Xe={[x0]:n.NEVER,[Qd]:n.ALWAYS,[y0]:n.LESS,[Jd]:n.LEQUAL,[b0]:n.EQUAL,[jd]:n.GEQUAL,[S0]:n.GREATER,[M0]:n.NOTEQUAL};function ft(P,S){if(S.type===xi&&e.has("OES_texture_float_linear")===!1&&(S.magFilter===Ht||S.magFilter===Lc||S.magFilter===ka||S.magFilter===Xi||S.minFilter===Ht||S.minFilter===Lc||S.minFilter===ka||S.minFilter===Xi)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(P,n.TEXTURE_WRAP_S,Ye[S.wrapS]),n.texParameteri(P,n.TEXTURE_WRAP_T,Ye[S.wrapT]),(P===n.TEXTURE_3D||P===n.TEXTURE_2D_ARRAY)&&n.texParameteri(P,n.TEXTURE_WRAP_R,Ye[S.wrapR]),n.texParameteri(P,n.TEXTURE_MAG_FILTER,at[S.magFilter]),n.texParameteri(P,n.TEXTURE_MIN_FILTER,at[S.minFilter]),S.compareFunction&&(n.texParameteri(P,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(P,n.TEXTURE_COMPARE_FUNC,Xe[S.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===sn||S.minFilter!==ka&&S.minFilter!==Xi||S.type===xi&&e.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||i.get(S).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");n.texParameterf(P,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),i.get(S).__currentAnisotropy=S.anisotropy}}}function ut(P,S){let q=!1;P.__webglInit===void 0&&(P.__webglInit=!0,S.addEventListener("dispose",N),z(S));let de=S.source,le=d.get(de);le===void 0&&(le={},d.set(de,le));let ye=ne(S);if(ye!==P.__cacheKey){le[ye]===void 0&&(le[ye]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,q=!0),le[ye].usedTimes++;let Se=le[P.__cacheKey];Se!==void 0&&(le[P.__cacheKey].usedTimes--,Se.usedTimes===0&&G(S)),P.__cacheKey=ye,P.__webglTexture=le[ye].texture}return q}function rt(P,S,q){return Math.floor(Math.floor(P/q)/S)}function en(P,S,q,de){let ye=P.updateRanges;if(ye.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,S.width,S.height,q,de,S.data);else{ye.sort((k,ae)=>k.start-ae.start);let Se=0;for(let k=1;k<ye.length;k++){let ae=ye[Se],se=ye[k],Ae=ae.start+ae.count,xe=rt(se.start,S.width,4),we=rt(ae.start,S.width,4);se.start<=Ae+1&&xe===we&&rt(se.start+se.count-1,S.width,4)===xe?ae.count=Math.max(ae.count,se.start+se.count-ae.start):(++Se,ye[Se]=se)}ye.length=Se+1;let ie=t.getParameter(n.UNPACK_ROW_LENGTH),re=t.getParameter(n.UNPACK_SKIP_PIXELS),ge=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,S.width);for(let k=0,ae=ye.length;k<ae;k++){let se=ye[k],Ae=Math.floor(se.start/4),xe=Math.ceil(se.count/4),we=Ae%S.width,qe=Math.floor(Ae/S.width),et=xe,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,we),t.pixelStorei(n.UNPACK_SKIP_ROWS,qe),t.texSubImage2D(n.TEXTURE_2D,0,we,qe,et,ue,q,de,S.data)}P.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ie),t.pixelStorei(n.UNPACK_SKIP_PIXELS,re),t.pixelStorei(n.UNPACK_SKIP_ROWS,ge)}}function Xt(P,S,q){let de=n.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(de=n.TEXTURE_2D_ARRAY),S.isData3DTexture&&(de=n.TEXTURE_3D);let le=ut(P,S),ye=S.source;t.bindTexture(de,P.__webglTexture,n.TEXTURE0+q);let Se=i.get(ye);if(ye.version!==Se.__version||le===!0){if(t.activeTexture(n.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let ue=bt.getPrimaries(bt.workingColorSpace),He=S.colorSpace===Os?null:bt.getPrimaries(S.colorSpace),tt=S.colorSpace===Os||ue===He?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(n.UNPACK_ALIGNMENT,S.unpackAlignment);let re=b(S.image,!1,s.maxTextureSize);re=We(S,re);let ge=r.convert(S.format,S.colorSpace),k=r.convert(S.type),ae=E(S.internalFormat,ge,k,S.normalized,S.colorSpace,S.isVideoTexture);ft(de,S);let se,Ae=S.mipmaps,xe=S.isVideoTexture!==!0,we=Se.__version===void 0||le===!0,qe=ye.dataReady,et=A(S,re);if(S.isDepthTexture)ae=x(S.format===ks,S.type),we&&(xe?t.texStorage2D(n.TEXTURE_2D,1,ae,re.width,re.height):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ge,k,null));else if(S.isDataTexture)if(Ae.length>0){xe&&we&&t.texStorage2D(n.TEXTURE_2D,et,ae,Ae[0].width,Ae[0].height);for(let ue=0,He=Ae.length;ue<He;ue++)se=Ae[ue],xe?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,ge,k,se.data):t.texImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,ge,k,se.data);S.generateMipmaps=!1}else xe?(we&&t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height),qe&&en(S,re,ge,k)):t.texImage2D(n.TEXTURE_2D,0,ae,re.width,re.height,0,ge,k,re.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){xe&&we&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,Ae[0].width,Ae[0].height,re.depth);for(let ue=0,He=Ae.length;ue<He;ue++)if(se=Ae[ue],S.format!==ri)if(ge!==null)if(xe){if(qe)if(S.layerUpdates.size>0){let tt=af(se.width,se.height,S.format,S.type);for(let Ie of S.layerUpdates){let ct=se.data.subarray(Ie*tt/se.data.BYTES_PER_ELEMENT,(Ie+1)*tt/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Ie,se.width,se.height,1,ge,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,re.depth,ge,se.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,ae,se.width,se.height,re.depth,0,se.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else xe?qe&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,re.depth,ge,k,se.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,ae,se.width,se.height,re.depth,0,ge,k,se.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{xe&&we&&t.texStorage2D(n.TEXTURE_2D,et,ae,Ae[0].width,Ae[0].height);for(let ue=0,He=Ae.length;ue<He;ue++)se=Ae[ue],S.format!==ri?ge!==null?xe?qe&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,ge,se.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,se.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):xe?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,ge,k,se.data):t.texImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,ge,k,se.data)}else if(S.isDataArrayTexture)if(xe){if(we&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,re.width,re.height,re.depth),qe)if(S.layerUpdates.size>0){let ue=af(re.width,re.height,S.format,S.type);for(let He of S.layerUpdates){let tt=re.data.subarray(He*ue/re.data.BYTES_PER_ELEMENT,(He+1)*ue/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,He,re.width,re.height,1,ge,k,tt)}S.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ge,k,re.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,re.width,re.height,re.depth,0,ge,k,re.data);else if(S.isData3DTexture)xe?(we&&t.texStorage3D(n.TEXTURE_3D,et,ae,re.width,re.height,re.depth),qe&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ge,k,re.data)):t.texImage3D(n.TEXTURE_3D,0,ae,re.width,re.height,re.depth,0,ge,k,re.data);else if(S.isFramebufferTexture){if(we)if(xe)t.texStorage2D(n.TEXTURE_2D,et,ae,re.width,re.height);else{let ue=re.width,He=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(n.TEXTURE_2D,tt,ae,ue,He,0,ge,k,null),ue>>=1,He>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),re.parentNode!==ue){ue.appendChild(re),h.add(S),ue.onpaint=He=>{let tt=He.changedElements;for(let Ie of h)tt.includes(Ie.image)&&(Ie.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,re);else{let tt=n.RGBA,Ie=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,tt,Ie,ct,re)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(xe&&we){let ue=Ke(Ae[0]);t.texStorage2D(n.TEXTURE_2D,et,ae,ue.width,ue.height)}for(let ue=0,He=Ae.length;ue<He;ue++)se=Ae[ue],xe?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ge,k,se):t.texImage2D(n.TEXTURE_2D,ue,ae,ge,k,se);S.generateMipmaps=!1}else if(xe){if(we){let ue=Ke(re);t.texStorage2D(n.TEXTURE_2D,et,ae,ue.width,ue.height)}qe&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ge,k,re)}else t.texImage2D(n.TEXTURE_2D,0,ae,ge,k,re);R(S)&&S.mipmapsAutoUpdate===!0&&M(de),Se.__version=ye.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function mn(P,S,q){if(S.image.length!==6)return;let de=ut(P,S),le=S.source;t.bindTexture(n.TEXTURE_CUBE_MAP,P.__webglTexture,n.TEXTURE0+q);let ye=i.get(le);if(le.version!==ye.__version||de===!0){t.activeTexture(n.TEXTURE0+q);let Se=bt.getPrimaries(bt.workingColorSpace),ie=S.colorSpace===Os?null:bt.getPrimaries(S.colorSpace),re=S.colorSpace===Os||Se===ie?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,S.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ge=S.isCompressedTexture||S.image[0].isCompressedTexture,k=S.image[0]&&S.image[0].isDataTexture,ae=[];for(let Ie=0;Ie<6;Ie++)!ge&&!k?ae[Ie]=b(S.image[Ie],!0,s.maxCubemapSize):ae[Ie]=k?S.image[Ie].image:S.image[Ie],ae[Ie]=We(S,ae[Ie]);let se=ae[0],Ae=r.convert(S.format,S.colorSpace),xe=r.convert(S.type),we=E(S.internalFormat,Ae,xe,S.normalized,S.colorSpace),qe=S.isVideoTexture!==!0,et=ye.__version===void 0||de===!0,ue=le.dataReady,He=A(S,se);ft(n.TEXTURE_CUBE_MAP,S);let tt;if(S.isDepthTexture){if(we=x(S.format===ks,S.type),et)if(qe)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,we,se.width,se.height);else for(let Ie=0;Ie<6;Ie++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,we,se.width,se.height,0,Ae,xe,null)}else if(ge){qe&&et&&t.texStorage2D(n.TEXTURE_CUBE_MAP,He,we,se.width,se.height);for(let Ie=0;Ie<6;Ie++){tt=ae[Ie].mipmaps;for(let ct=0;ct<tt.length;ct++){let Yt=tt[ct];S.format!==ri?Ae!==null?qe?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct,0,0,Yt.width,Yt.height,Ae,Yt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct,we,Yt.width,Yt.height,0,Yt.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct,0,0,Yt.width,Yt.height,Ae,xe,Yt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct,we,Yt.width,Yt.height,0,Ae,xe,Yt.data)}}}else{if(tt=S.mipmaps,qe&&et){tt.length>0&&He++;let Ie=Ke(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,He,we,Ie.width,Ie.height)}for(let Ie=0;Ie<6;Ie++)if(k){qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,ae[Ie].width,ae[Ie].height,Ae,xe,ae[Ie].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,we,ae[Ie].width,ae[Ie].height,0,Ae,xe,ae[Ie].data);for(let ct=0;ct<tt.length;ct++){let Yn=tt[ct].image[Ie].image;qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct+1,0,0,Yn.width,Yn.height,Ae,xe,Yn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct+1,we,Yn.width,Yn.height,0,Ae,xe,Yn.data)}}else{qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,Ae,xe,ae[Ie]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,we,Ae,xe,ae[Ie]);for(let ct=0;ct<tt.length;ct++){let Yt=tt[ct];qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct+1,0,0,Ae,xe,Yt.image[Ie]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ct+1,we,Ae,xe,Yt.image[Ie])}}}R(S)&&S.mipmapsAutoUpdate===!0&&M(n.TEXTURE_CUBE_MAP),ye.__version=le.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function Ot(P,S,q,de,le,ye){let Se=r.convert(q.format,q.colorSpace),ie=r.convert(q.type),re=E(q.internalFormat,Se,ie,q.normalized,q.colorSpace),ge=i.get(S),k=i.get(q);if(k.__renderTarget=S,!ge.__hasExternalTextures){let ae=Math.max(1,S.width>>ye),se=Math.max(1,S.height>>ye);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,ye,re,ae,se,S.depth,0,Se,ie,null):t.texImage2D(le,ye,re,ae,se,0,Se,ie,null)}t.bindFramebuffer(n.FRAMEBUFFER,P),Ee(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,de,le,k.__webglTexture,0,lt(S)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,de,le,k.__webglTexture,ye),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Ln(P,S,q){if(n.bindRenderbuffer(n.RENDERBUFFER,P),S.depthBuffer){let de=S.depthTexture,le=de&&de.isDepthTexture?de.type:null,ye=x(S.stencilBuffer,le),Se=S.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Ee(S)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(S),ye,S.width,S.height):q?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(S),ye,S.width,S.height):n.renderbufferStorage(n.RENDERBUFFER,ye,S.width,S.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Se,n.RENDERBUFFER,P)}else{let de=S.textures;for(let le=0;le<de.length;le++){let ye=de[le],Se=r.convert(ye.format,ye.colorSpace),ie=r.convert(ye.type),re=E(ye.internalFormat,Se,ie,ye.normalized,ye.colorSpace);Ee(S)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(S),re,S.width,S.height):q?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(S),re,S.width,S.height):n.renderbufferStorage(n.RENDERBUFFER,re,S.width,S.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function wt(P,S,q){let de=S.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,P),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(S.depthTexture);le.__renderTarget=S;let ye=de?S.depthTexture.image[0]:S.depthTexture.image;(!le.__webglTexture||ye.width!==S.width||ye.height!==S.height)&&(ye.width=S.width,ye.height=S.height,S.depthTexture.needsUpdate=!0),de?Te(S.depthTexture,0):ve(S.depthTexture,0);let Se=le.__webglTexture,ie=lt(S),re=de?n.TEXTURE_CUBE_MAP_POSITIVE_X+q:n.TEXTURE_2D,ge=S.depthTexture.format===ks?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(S.depthTexture.format===Ls)Ee(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ge,re,Se,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ge,re,Se,0);else if(S.depthTexture.format===ks)Ee(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ge,re,Se,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,ge,re,Se,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function wn(P){let S=i.get(P),q=P.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==P.depthTexture){let de=P.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),de){let le=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,de.removeEventListener("dispose",le)};de.addEventListener("dispose",le),S.__depthDisposeCallback=le}S.__boundDepthTexture=de}if(P.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let de=0;de<6;de++)wt(S.__webglFramebuffer[de],P,de);else P.texture.mipmaps.length>0?wt(S.__webglFramebuffer[0],P,0):wt(S.__webglFramebuffer,P,0);else if(q){S.__webglDepthbuffer=[];for(let de=0;de<6;de++)if(t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer[de]),S.__webglDepthbuffer[de]===void 0)S.__webglDepthbuffer[de]=n.createRenderbuffer(),Ln(S.__webglDepthbuffer[de],P,!1);else{let le=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=S.__webglDepthbuffer[de];n.bindRenderbuffer(n.RENDERBUFFER,ye),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ye)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=n.createRenderbuffer(),Ln(S.__webglDepthbuffer,P,!1);else{let le=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=S.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,ye),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ye)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function an(P,S,q){let de=i.get(P);S!==void 0&&Ot(de.__webglFramebuffer,P,P.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),q!==void 0&&wn(P)}function gn(P){let S=P.texture,q=i.get(P),de=i.get(S);P.addEventListener("dispose",W),z(P);let le=P.textures,ye=P.isWebGLCubeRenderTarget===!0,Se=le.length>1;if(Se||(de.__webglTexture===void 0&&(de.__webglTexture=n.createTexture()),de.__version=S.version,o.memory.textures++),ye){q.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(S.mipmaps.length>0){q.__webglFramebuffer[ie]=[];for(let re=0;re<S.mipmaps.length;re++)q.__webglFramebuffer[ie][re]=n.createFramebuffer()}else q.__webglFramebuffer[ie]=n.createFramebuffer()}else{if(S.mipmaps.length>0){q.__webglFramebuffer=[];for(let ie=0;ie<S.mipmaps.length;ie++)q.__webglFramebuffer[ie]=n.createFramebuffer()}else q.__webglFramebuffer=n.createFramebuffer();if(Se)for(let ie=0,re=le.length;ie<re;ie++){let ge=i.get(le[ie]);ge.__webglTexture===void 0&&(ge.__webglTexture=n.createTexture(),o.memory.textures++)}if(P.samples>0&&Ee(P)===!1){q.__webglMultisampledFramebuffer=n.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ie=0;ie<le.length;ie++){let re=le[ie];q.__webglColorRenderbuffer[ie]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,q.__webglColorRenderbuffer[ie]);let ge=r.convert(re.format,re.colorSpace),k=r.convert(re.type),ae=E(re.internalFormat,ge,k,re.normalized,re.colorSpace,P.isXRRenderTarget===!0),se=lt(P);n.renderbufferStorageMultisample(n.RENDERBUFFER,se,ae,P.width,P.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ie,n.RENDERBUFFER,q.__webglColorRenderbuffer[ie])}n.bindRenderbuffer(n.RENDERBUFFER,null),P.depthBuffer&&(q.__webglDepthRenderbuffer=n.createRenderbuffer(),Ln(q.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(ye){t.bindTexture(n.TEXTURE_CUBE_MAP,de.__webglTexture),ft(n.TEXTURE_CUBE_MAP,S);for(let ie=0;ie<6;ie++)if(S.mipmaps.length>0)for(let re=0;re<S.mipmaps.length;re++)Ot(q.__webglFramebuffer[ie][re],P,S,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Ot(q.__webglFramebuffer[ie],P,S,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);R(S)?M(n.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}else if(Se){for(let ie=0,re=le.length;ie<re;ie++){let ge=le[ie],k=i.get(ge),ae=n.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ae=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,k.__webglTexture),ft(ae,ge),Ot(q.__webglFramebuffer,P,ge,n.COLOR_ATTACHMENT0+ie,ae,0),R(ge)&&M(ae)}t.unbindTexture()}else{let ie=n.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ie=P.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ie,de.__webglTexture),ft(ie,S),S.mipmaps.length>0)for(let re=0;re<S.mipmaps.length;re++)Ot(q.__webglFramebuffer[re],P,S,n.COLOR_ATTACHMENT0,ie,re);else Ot(q.__webglFramebuffer,P,S,n.COLOR_ATTACHMENT0,ie,0);R(S)?M(ie):S.mipmaps.length>0&&n.texParameteri(ie,n.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&wn(P)}function O(P){let S=P.textures;for(let q=0,de=S.length;q<de;q++){let le=S[q];if(R(le)&&le.mipmapsAutoUpdate===!0){let ye=L(P),Se=i.get(le).__webglTexture;t.bindTexture(ye,Se),M(ye),t.unbindTexture()}}}let Le=[];function Je(P){if(P.samples>0){if(Ee(P)===!1){let S=P.textures,q=P.width,de=P.height,le=n.COLOR_BUFFER_BIT,ye=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Se=i.get(P),ie=S.length>1;if(ie)for(let ge=0;ge<S.length;ge++)t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Se.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglFramebuffer);for(let ge=0;ge<S.length;ge++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ie){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Se.__webglColorRenderbuffer[ge]);let k=i.get(S[ge]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,k,0)}n.blitFramebuffer(0,0,q,de,0,0,q,de,le,n.NEAREST),l===!0&&(Le.length=0,Le.push(n.COLOR_ATTACHMENT0+ge),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Le.push(ye),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Le))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ie)for(let ge=0;ge<S.length;ge++){t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.RENDERBUFFER,Se.__webglColorRenderbuffer[ge]);let k=i.get(S[ge]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ge,n.TEXTURE_2D,k,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let S=P.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[S])}}}function lt(P){return Math.min(s.maxSamples,P.samples)}function Ee(P){let S=i.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Vt(P){let S=o.render.frame;u.get(P)!==S&&(u.set(P,S),P.update())}function We(P,S){let q=P.colorSpace,de=P.format,le=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||q!==Ur&&q!==Os&&(bt.getTransfer(q)===Lt?(de!==ri||le!==si)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):it("WebGLTextures: Unsupported texture color space:",q)),S}function Ke(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=fe,this.resetTextureUnits=te,this.getTextureUnits=oe,this.setTextureUnits=pe,this.setTexture2D=ve,this.setTexture2DArray=be,this.setTexture3D=Pe,this.setTextureCube=Te,this.rebindTextures=an,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=wn,this.setupFrameBufferTexture=Ot,this.useMultisampledRTT=Ee,this.dispose=X}function ET(n,e){function t(i,s=Os){let r,o=bt.getTransfer(s);if(i===si)return n.UNSIGNED_BYTE;if(i===Nc)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Fc)return n.UNSIGNED_SHORT_5_5_5_1;if(i===qd)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Yd)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Wd)return n.BYTE;if(i===Xd)return n.SHORT;if(i===zo)return n.UNSIGNED_SHORT;if(i===Dc)return n.INT;if(i===qi)return n.UNSIGNED_INT;if(i===xi)return n.FLOAT;if(i===Yi)return n.HALF_FLOAT;if(i===$d)return n.ALPHA;if(i===Zd)return n.RGB;if(i===ri)return n.RGBA;if(i===Ls)return n.DEPTH_COMPONENT;if(i===ks)return n.DEPTH_STENCIL;if(i===Ho)return n.RED;if(i===Uc)return n.RED_INTEGER;if(i===ur)return n.RG;if(i===kc)return n.RG_INTEGER;if(i===Oc)return n.RGBA_INTEGER;if(i===Oa||i===Ba||i===za||i===Ha)if(o===Lt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Oa)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Ba)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===za)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Ha)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Oa)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Ba)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===za)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Ha)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Bc||i===zc||i===Hc||i===Vc)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===Bc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===zc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Hc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Vc)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Gc||i===Wc||i===Xc||i===qc||i===Yc||i===Va||i===$c)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===Gc||i===Wc)return o===Lt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Xc)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===qc)return r.COMPRESSED_R11_EAC;if(i===Yc)return r.COMPRESSED_SIGNED_R11_EAC;if(i===Va)return r.COMPRESSED_RG11_EAC;if(i===$c)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Zc||i===Kc||i===Jc||i===jc||i===Qc||i===eu||i===tu||i===nu||i===iu||i===su||i===ru||i===ou||i===au||i===lu)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===Zc)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Kc)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Jc)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===jc)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Qc)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===eu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===tu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===nu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===iu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===su)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===ru)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===ou)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===au)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===lu)return o===Lt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===cu||i===uu||i===hu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===cu)return o===Lt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===uu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===hu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===du||i===fu||i===Ga||i===pu)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===du)return r.COMPRESSED_RED_RGTC1_EXT;if(i===fu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Ga)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===pu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Hr?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var AT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,RT=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,bf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new La(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new cs({vertexShader:AT,fragmentShader:RT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Xn(new Da(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Sf=class extends os{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,f=null,d=null,p=null,y=typeof XRWebGLBinding<"u",m=new bf,g={},b=t.getContextAttributes(),R=null,M=null,L=[],E=[],x=new pt,A=null,z=null,U=new Qn;U.viewport=new Tt;let N=new Qn;N.viewport=new Tt;let W=[U,N],V=new Rc,F=null,X=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ne){let ve=L[ne];return ve===void 0&&(ve=new Do,L[ne]=ve),ve.getTargetRaySpace()},this.getControllerGrip=function(ne){let ve=L[ne];return ve===void 0&&(ve=new Do,L[ne]=ve),ve.getGripSpace()},this.getHand=function(ne){let ve=L[ne];return ve===void 0&&(ve=new Do,L[ne]=ve),ve.getHandSpace()};function J(ne){let ve=E.indexOf(ne.inputSource);if(ve===-1)return;let be=L[ve];be!==void 0&&(be.update(ne.inputSource,ne.frame,c||o),be.dispatchEvent({type:ne.type,data:ne.inputSource}))}function G(){s.removeEventListener("select",J),s.removeEventListener("selectstart",J),s.removeEventListener("selectend",J),s.removeEventListener("squeeze",J),s.removeEventListener("squeezestart",J),s.removeEventListener("squeezeend",J),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",he);for(let ne=0;ne<L.length;ne++){let ve=E[ne];ve!==null&&(E[ne]=null,L[ne].disconnect(ve))}F=null,X=null,m.reset();for(let ne in g)delete g[ne];if(e.setRenderTarget(R),d=null,f=null,h=null,s=null,M=null,fe.stop(),i.isPresenting=!1,e.setPixelRatio(A),e.setSize(x.width,x.height,!1),z!==null){let ne=z.camera;ne.fov=z.fov,ne.zoom=z.zoom,ne.updateProjectionMatrix(),z=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ne){r=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ne){a=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ne){c=ne},this.getBaseLayer=function(){return f!==null?f:d},this.getBinding=function(){return h===null&&y&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ne){if(s=ne,s!==null){if(R=e.getRenderTarget(),s.addEventListener("select",J),s.addEventListener("selectstart",J),s.addEventListener("selectend",J),s.addEventListener("squeeze",J),s.addEventListener("squeezestart",J),s.addEventListener("squeezeend",J),s.addEventListener("end",G),s.addEventListener("inputsourceschange",he),b.xrCompatible!==!0&&await t.makeXRCompatible(),A=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let be=null,Pe=null,Te=null;b.depth&&(Te=b.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,be=b.stencil?ks:Ls,Pe=b.stencil?Hr:qi);let Ye={colorFormat:t.RGBA8,depthFormat:Te,scaleFactor:r};h=this.getBinding(),f=h.createProjectionLayer(Ye),s.updateRenderState({layers:[f]}),e.setPixelRatio(1),e.setSize(f.textureWidth,f.textureHeight,!1),M=new ni(f.textureWidth,f.textureHeight,{format:ri,type:si,depthTexture:new Fs(f.textureWidth,f.textureHeight,Pe,void 0,void 0,void 0,void 0,void 0,void 0,be),stencilBuffer:b.stencil,colorSpace:e.outputColorSpace,samples:b.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{let be={antialias:b.antialias,alpha:!0,depth:b.depth,stencil:b.stencil,framebufferScaleFactor:r};d=new XRWebGLLayer(s,t,be),s.updateRenderState({baseLayer:d}),e.setPixelRatio(1),e.setSize(d.framebufferWidth,d.framebufferHeight,!1),M=new ni(d.framebufferWidth,d.framebufferHeight,{format:ri,type:si,colorSpace:e.outputColorSpace,stencilBuffer:b.stencil,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),fe.setContext(s),fe.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function he(ne){for(let ve=0;ve<ne.removed.length;ve++){let be=ne.removed[ve],Pe=E.indexOf(be);Pe>=0&&(E[Pe]=null,L[Pe].disconnect(be))}for(let ve=0;ve<ne.added.length;ve++){let be=ne.added[ve],Pe=E.indexOf(be);if(Pe===-1){for(let Ye=0;Ye<L.length;Ye++)if(Ye>=E.length){E.push(be),Pe=Ye;break}else if(E[Ye]===null){E[Ye]=be,Pe=Ye;break}if(Pe===-1)break}let Te=L[Pe];Te&&Te.connect(be)}}function j(ne,ve){ve===null?ne.matrixWorld.copy(ne.matrix):ne.matrixWorld.multiplyMatrices(ve.matrixWorld,ne.matrix),ne.matrixWorldInverse.copy(ne.matrixWorld).invert()}this.updateCamera=function(ne){if(s===null)return;let ve=ne.near,be=ne.far;m.texture!==null&&(m.depthNear>0&&(ve=m.depthNear),m.depthFar>0&&(be=m.depthFar)),V.near=N.near=U.near=ve,V.far=N.far=U.far=be,(F!==V.near||X!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),F=V.near,X=V.far),V.layers.mask=ne.layers.mask|6,U.layers.mask=V.layers.mask&-5,N.layers.mask=V.layers.mask&-3;let Pe=ne.parent,Te=V.cameras;j(V,Pe);for(let Ye=0;Ye<Te.length;Ye++)j(Te[Ye],Pe);V.projectionMatrix.copy(U.projectionMatrix),V.projectionMatrixInverse.copy(U.projectionMatrixInverse),z===null&&ne.isPerspectiveCamera&&(z={camera:ne,fov:ne.fov,zoom:ne.zoom}),te(ne,V,Pe)};function te(ne,ve,be){be===null?ne.matrix.copy(ve.matrixWorld):(ne.matrix.copy(be.matrixWorld),ne.matrix.invert(),ne.matrix.multiply(ve.matrixWorld)),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.updateMatrixWorld(!0),ne.projectionMatrix.copy(ve.projectionMatrix),ne.projectionMatrixInverse.copy(ve.projectionMatrixInverse),ne.isPerspectiveCamera&&(ne.fov=lc*2*Math.atan(1/ne.projectionMatrix.elements[5]),ne.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(f===null&&d===null))return l},this.setFoveation=function(ne){l=ne,f!==null&&(f.fixedFoveation=ne),d!==null&&d.fixedFoveation!==void 0&&(d.fixedFoveation=ne)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(V)},this.getCameraTexture=function(ne){return g[ne]};let oe=null;function pe(ne,ve){if(u=ve.getViewerPose(c||o),p=ve,u!==null){let be=u.views;d!==null&&(e.setRenderTargetFramebuffer(M,d.framebuffer),e.setRenderTarget(M));let Pe=!1;be.length!==V.cameras.length&&(V.cameras.length=0,Pe=!0);for(let Xe=0;Xe<be.length;Xe++){let ft=be[Xe],ut=null;if(d!==null)ut=d.getViewport(ft);else{let en=h.getViewSubImage(f,ft);ut=en.viewport,Xe===0&&(e.setRenderTargetTextures(M,en.colorTexture,en.depthStencilTexture),e.setRenderTarget(M))}let rt=W[Xe];rt===void 0&&(rt=new Qn,rt.layers.enable(Xe),rt.viewport=new Tt,W[Xe]=rt),rt.matrix.fromArray(ft.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(ft.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(ut.x,ut.y,ut.width,ut.height),Xe===0&&(V.matrix.copy(rt.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Pe===!0&&V.cameras.push(rt)}let Te=s.enabledFeatures;if(Te&&Te.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){h=i.getBinding();let Xe=h.getDepthInformation(be[0]);Xe&&Xe.isValid&&Xe.texture&&m.init(Xe,s.renderState)}if(Te&&Te.includes("camera-access")&&y){e.state.unbindTexture(),h=i.getBinding();for(let Xe=0;Xe<be.length;Xe++){let ft=be[Xe].camera;if(ft){let ut=g[ft];ut||(ut=new La,g[ft]=ut);let rt=h.getCameraImage(ft);ut.sourceTexture=rt}}}}for(let be=0;be<L.length;be++){let Pe=E[be],Te=L[be];Pe!==null&&Te!==void 0&&Te.update(Pe,ve,c||o)}oe&&oe(ne,ve),ve.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ve}),p=null}let fe=new t_;fe.setAnimationLoop(pe),this.setAnimationLoop=function(ne){oe=ne},this.dispose=function(){}}},CT=new Qt,h_=new st;h_.set(-1,0,0,0,1,0,0,0,1);function PT(n,e){function t(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function i(m,g){g.color.getRGB(m.fogColor.value,sf(n)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function s(m,g,b,R,M){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(m,g):g.isMeshLambertMaterial?(r(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(m,g),h(m,g)):g.isMeshPhongMaterial?(r(m,g),u(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(m,g),f(m,g),g.isMeshPhysicalMaterial&&d(m,g,M)):g.isMeshMatcapMaterial?(r(m,g),p(m,g)):g.isMeshDepthMaterial?r(m,g):g.isMeshDistanceMaterial?(r(m,g),y(m,g)):g.isMeshNormalMaterial?r(m,g):g.isLineBasicMaterial?(o(m,g),g.isLineDashedMaterial&&a(m,g)):g.isPointsMaterial?l(m,g,b,R):g.isSpriteMaterial?c(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,t(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===ii&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,t(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===ii&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,t(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,t(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);let b=e.get(g),R=b.envMap,M=b.envMapRotation;R&&(m.envMap.value=R,m.envMapRotation.value.setFromMatrix4(CT.makeRotationFromEuler(M)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(h_),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,m.aoMapTransform))}function o(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform))}function a(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function l(m,g,b,R){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*b,m.scale.value=R*.5,g.map&&(m.map.value=g.map,t(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function c(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function u(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function h(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function f(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function d(m,g,b){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===ii&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=b.texture,m.transmissionSamplerSize.value.set(b.width,b.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,g){g.matcap&&(m.matcap.value=g.matcap)}function y(m,g){let b=e.get(g).light;m.referencePosition.value.setFromMatrixPosition(b.matrixWorld),m.nearDistance.value=b.shadow.camera.near,m.farDistance.value=b.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function IT(n,e,t,i){let s={},r={};function o(b,R){let M=R.program;i.uniformBlockBinding(b,M,s[b.id])}function a(b,R){let M=s[b.id];M===void 0&&(p(b),M=l(b),s[b.id]=M,b.addEventListener("dispose",m));let L=R.program;i.updateUBOMapping(b,L);let E=e.render.frame;r[b.id]!==E&&(c(b),r[b.id]=E)}function l(b){let R=n.createBuffer(),M=b.__size,L=b.usage;return n.bindBuffer(n.UNIFORM_BUFFER,R),n.bufferData(n.UNIFORM_BUFFER,M,L),n.bindBuffer(n.UNIFORM_BUFFER,null),R}function c(b){let R=s[b.id],M=b.uniforms,L=b.__cache;n.bindBuffer(n.UNIFORM_BUFFER,R);for(let E=0,x=M.length;E<x;E++){let A=M[E];if(Array.isArray(A))for(let z=0,U=A.length;z<U;z++)u(A[z],E,z,L);else u(A,E,0,L)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(b,R,M,L){if(f(b,R,M,L)===!0){let E=b.__offset,x=b.value;if(Array.isArray(x)){let A=0;for(let z=0;z<x.length;z++){let U=x[z],N=y(U,!0);h(U,b.__data,A),A+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,b.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,E,b.__data)}}function h(b,R,M){typeof b=="number"||typeof b=="boolean"?R[M]=b:b.isMatrix3?(R[M]=b.elements[0],R[M+1]=b.elements[1],R[M+2]=b.elements[2],R[M+3]=0,R[M+4]=b.elements[3],R[M+5]=b.elements[4],R[M+6]=b.elements[5],R[M+7]=0,R[M+8]=b.elements[6],R[M+9]=b.elements[7],R[M+10]=b.elements[8],R[M+11]=0):ArrayBuffer.isView(b)?R.set(b.subarray(0,R.length-M),M):b.toArray(R,M)}function f(b,R,M,L){let E=b.value,x=R+"_"+M;if(Array.isArray(E)){L[x]===void 0&&(L[x]=[]);let A=L[x],z=!1;for(let U=0;U<E.length;U++)d(E[U],A,U)===!0&&(z=!0);return z}return d(E,L,x)}function d(b,R,M){if(R[M]===void 0)return typeof b=="number"||typeof b=="boolean"?R[M]=b:ArrayBuffer.isView(b)?R[M]=b.slice():R[M]=b.clone(),!0;{let L=R[M];if(typeof b=="number"||typeof b=="boolean"){if(L!==b)return R[M]=b,!0}else{if(ArrayBuffer.isView(b))return!0;if(L.equals(b)===!1)return L.copy(b),!0}}return!1}function p(b){let R=b.uniforms,M=0,L=16;for(let x=0,A=R.length;x<A;x++){let z=Array.isArray(R[x])?R[x]:[R[x]];for(let U=0,N=z.length;U<N;U++){let W=z[U],V=Array.isArray(W.value)?W.value:[W.value],F=Array.isArray(R[x])||Array.isArray(W.value),X=M;for(let G=0,he=V.length;G<he;G++){let j=V[G],te=y(j,F),oe=M%L,pe=oe%te.boundary,fe=oe+pe;M+=pe,fe!==0&&L-fe<te.storage&&(M+=L-fe),G===0&&(X=M),M+=te.storage}let J=W.type==="int"?Int32Array:W.type==="uint"?Uint32Array:Float32Array;W.__data=new J((M-X)/Float32Array.BYTES_PER_ELEMENT),W.__offset=X}}let E=M%L;return E>0&&(M+=L-E),b.__size=M,b.__cache={},this}function y(b,R){let M={boundary:0,storage:0};return typeof b=="number"||typeof b=="boolean"?(M.boundary=4,M.storage=4):b.isVector2?(M.boundary=8,M.storage=8):b.isVector3||b.isColor?(M.boundary=16,M.storage=12):b.isVector4?(M.boundary=16,M.storage=16):b.isMatrix3?(M.boundary=16,M.storage=48):b.isMatrix4?(M.boundary=16,M.storage=64):b.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(b)?(M.boundary=16,M.storage=b.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",b),R===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function m(b){let R=b.target;R.removeEventListener("dispose",m),n.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function g(){for(let b in s)n.deleteBuffer(s[b]);s={},r={}}return{bind:o,update:a,dispose:g}}var LT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ds=null;function DT(){return ds===null&&(ds=new Wi(LT,16,16,ur,Yi),ds.name="DFG_LUT",ds.minFilter=Ht,ds.magFilter=Ht,ds.wrapS=rs,ds.wrapT=rs,ds.generateMipmaps=!1,ds.needsUpdate=!0),ds}var vu=class{constructor(e={}){let{canvas:t=T0(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:f=!1,outputBufferType:d=si}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let y=d,m=new Set([Oc,kc,Uc]),g=new Set([si,qi,zo,Hr,Nc,Fc]),b=new Uint32Array(4),R=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},L=null,E=null,x=[],A=[],z=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=hs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let U=this,N=!1,W=null,V=null,F=null,X=null;this._outputColorSpace=_i;let J=0,G=0,he=null,j=-1,te=null,oe=new Tt,pe=new Tt,fe=null,ne=new Et(0),ve=0,be=t.width,Pe=t.height,Te=1,Ye=null,at=null,Xe=new Tt(0,0,be,Pe),ft=new Tt(0,0,be,Pe),ut=!1,rt=new Ns,en=new pc,Xt=!1,mn=!1,Ot=new Qt,Ln=new Q,wt=new Tt,wn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},an=!1;function gn(){return he===null?Te:1}let O=i;function Le(T,B){return t.getContext(T,B)}let Je,lt,Ee,Vt,We,Ke,P,S,q,de,le,ye,Se,ie,re,ge,k,ae,se,Ae,xe,we,qe;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",He,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Ie,!1),O===null){let B="webgl2";if(O=Le(B,T),O===null)throw Le(B)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(T){throw t.removeEventListener("webglcontextlost",He,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),it("WebGLRenderer: "+T.message),T}function et(){Je=new Ww(O),Je.init(),xe=new ET(O,Je),lt=new Dw(O,Je,e,xe),Ee=new wT(O,Je),lt.reversedDepthBuffer&&f&&Ee.buffers.depth.setReversed(!0),V=O.createFramebuffer(),F=O.createFramebuffer(),X=O.createFramebuffer(),Vt=new Yw(O),We=new uT,Ke=new TT(O,Je,Ee,We,lt,xe,Vt),P=new Gw(U),S=new Zb(O),we=new Iw(O,S),q=new Xw(O,S,Vt,we),de=new Zw(O,q,S,we,Vt),ae=new $w(O,lt,Ke),re=new Nw(We),le=new cT(U,P,Je,lt,we,re),ye=new PT(U,We),Se=new dT,ie=new vT(Je),k=new Pw(U,P,Ee,de,p,l),ge=new MT(U,de,lt),qe=new IT(O,Vt,lt,Ee),se=new Lw(O,Je,Vt),Ae=new qw(O,Je,Vt),Vt.programs=le.programs,U.capabilities=lt,U.extensions=Je,U.properties=We,U.renderLists=Se,U.shadowMap=ge,U.state=Ee,U.info=Vt}y!==si&&(z=new Jw(y,t.width,t.height,a,s,r));let ue=new Sf(U,O);this.xr=ue,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){let T=Je.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=Je.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Te},this.setPixelRatio=function(T){T!==void 0&&(Te=T,this.setSize(be,Pe,!1))},this.getSize=function(T){return T.set(be,Pe)},this.setSize=function(T,B,ee=!0){if(ue.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}be=T,Pe=B,t.width=Math.floor(T*Te),t.height=Math.floor(B*Te),ee===!0&&(t.style.width=T+"px",t.style.height=B+"px"),z!==null&&z.setSize(t.width,t.height),this.setViewport(0,0,T,B)},this.getDrawingBufferSize=function(T){return T.set(be*Te,Pe*Te).floor()},this.setDrawingBufferSize=function(T,B,ee){be=T,Pe=B,Te=ee,t.width=Math.floor(T*ee),t.height=Math.floor(B*ee),this.setViewport(0,0,T,B)},this.setEffects=function(T){if(y===si){it("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let B=0;B<T.length;B++)if(T[B].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}z.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(oe)},this.getViewport=function(T){return T.copy(Xe)},this.setViewport=function(T,B,ee,$){T.isVector4?Xe.set(T.x,T.y,T.z,T.w):Xe.set(T,B,ee,$),Ee.viewport(oe.copy(Xe).multiplyScalar(gn()).round())},this.getScissor=function(T){return T.copy(ft)},this.setScissor=function(T,B,ee,$){T.isVector4?ft.set(T.x,T.y,T.z,T.w):ft.set(T,B,ee,$),Ee.scissor(pe.copy(ft).multiplyScalar(gn()).round())},this.getScissorTest=function(){return ut},this.setScissorTest=function(T){Ee.setScissorTest(ut=T)},this.setOpaqueSort=function(T){Ye=T},this.setTransparentSort=function(T){at=T},this.getClearColor=function(T){return T.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(T=!0,B=!0,ee=!0){let $=0;if(T){let Z=!1;if(he!==null){let Re=he.texture.format;Z=m.has(Re)}if(Z){let Re=he.texture.type,De=g.has(Re),Ce=k.getClearColor(),Ne=k.getClearAlpha(),Ge=Ce.r,nt=Ce.g,mt=Ce.b;De?(b[0]=Ge,b[1]=nt,b[2]=mt,b[3]=Ne,O.clearBufferuiv(O.COLOR,0,b)):(R[0]=Ge,R[1]=nt,R[2]=mt,R[3]=Ne,O.clearBufferiv(O.COLOR,0,R))}else $|=O.COLOR_BUFFER_BIT}B&&($|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&($|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&O.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),W=T},this.dispose=function(){t.removeEventListener("webglcontextlost",He,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),k.dispose(),Se.dispose(),ie.dispose(),Ke.dispose(),We.dispose(),P.dispose(),de.dispose(),q.dispose(),we.dispose(),qe.dispose(),le.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",el),ue.removeEventListener("sessionend",Ki),gs.stop()};function He(T){T.preventDefault(),tf("WebGLRenderer: Context Lost."),N=!0}function tt(){tf("WebGLRenderer: Context Restored."),N=!1;let T=Vt.autoReset,B=ge.enabled,ee=ge.autoUpdate,$=ge.needsUpdate,Z=ge.type;et(),Vt.autoReset=T,ge.enabled=B,ge.autoUpdate=ee,ge.needsUpdate=$,ge.type=Z}function Ie(T){it("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function ct(T){let B=T.target;B.removeEventListener("dispose",ct),Yt(B)}function Yt(T){Yn(T),We.remove(T)}function Yn(T){let B=We.get(T).programs;B!==void 0&&(B.forEach(function(ee){le.releaseProgram(ee)}),T.isShaderMaterial&&le.releaseShaderCache(T))}this.renderBufferDirect=function(T,B,ee,$,Z,Re){B===null&&(B=wn);let De=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ce=ea(T,B,ee,$,Z);Ee.setMaterial($,De);let Ne=ee.index,Ge=1;if($.wireframe===!0){if(Ne=q.getWireframeAttribute(ee),Ne===void 0)return;Ge=2}let nt=ee.drawRange,mt=ee.attributes.position,Ve=nt.start*Ge,gt=(nt.start+nt.count)*Ge;Re!==null&&(Ve=Math.max(Ve,Re.start*Ge),gt=Math.min(gt,(Re.start+Re.count)*Ge)),Ne!==null?(Ve=Math.max(Ve,0),gt=Math.min(gt,Ne.count)):mt!=null&&(Ve=Math.max(Ve,0),gt=Math.min(gt,mt.count));let nn=gt-Ve;if(nn<0||nn===1/0)return;we.setup(Z,$,Ce,ee,Ne);let Dt,Nt=se;if(Ne!==null&&(Dt=S.get(Ne),Nt=Ae,Nt.setIndex(Dt)),Z.isMesh)$.wireframe===!0?(Ee.setLineWidth($.wireframeLinewidth*gn()),Nt.setMode(O.LINES)):Nt.setMode(O.TRIANGLES);else if(Z.isLine){let Tn=$.linewidth;Tn===void 0&&(Tn=1),Ee.setLineWidth(Tn*gn()),Z.isLineSegments?Nt.setMode(O.LINES):Z.isLineLoop?Nt.setMode(O.LINE_LOOP):Nt.setMode(O.LINE_STRIP)}else Z.isPoints?Nt.setMode(O.POINTS):Z.isSprite&&Nt.setMode(O.TRIANGLES);if(Z.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Nt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Tn=Z._multiDrawStarts,Oe=Z._multiDrawCounts,_n=Z._multiDrawCount,xt=Ne?S.get(Ne).bytesPerElement:1,vs=We.get($).currentProgram.getUniforms();for(let vn=0;vn<_n;vn++)vs.setValue(O,"_gl_DrawID",vn),Nt.render(Tn[vn]/xt,Oe[vn])}else if(Z.isInstancedMesh)Nt.renderInstances(Ve,nn,Z.count);else if(ee.isInstancedBufferGeometry){let Tn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Oe=Math.min(ee.instanceCount,Tn);Nt.renderInstances(Ve,nn,Oe)}else Nt.render(Ve,nn)};function Jo(T,B,ee,$){W!==null&&T.isNodeMaterial&&W.setObject($,T),Xt===!0&&re.setState(T,ee,!1),T.transparent===!0&&T.side===ai&&T.forceSinglePass===!1?(T.side=ii,T.needsUpdate=!0,Ji(T,B,$),T.side=cr,T.needsUpdate=!0,Ji(T,B,$),T.side=ai):Ji(T,B,$)}this.compile=function(T,B,ee=null){ee===null&&(ee=T),W!==null&&W.renderStart(T,B,ee),E=ie.get(ee),E.init(B),A.push(E),ee.traverseVisible(function(Z){Z.isLight&&Z.layers.test(B.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),T!==ee&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(B.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),E.setupLights(),W!==null&&W.updateLights(E.state.lightsArray),mn=this.localClippingEnabled,Xt=re.init(this.clippingPlanes,mn),Xt===!0&&re.setGlobalState(this.clippingPlanes,B),W!==null&&ge.render(E.state.shadowsArray,ee,B);let $=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Re=Z.material;if(Re)if(Array.isArray(Re))for(let De=0;De<Re.length;De++){let Ce=Re[De];Jo(Ce,ee,B,Z),$.add(Ce)}else Jo(Re,ee,B,Z),$.add(Re)}),E=A.pop(),W!==null&&W.renderEnd(),$},this.compileAsync=function(T,B,ee=null){let $=this.compile(T,B,ee);return new Promise(Z=>{function Re(){if($.forEach(function(De){let Ne=We.get(De).currentProgram;(Ne===void 0||Ne.isReady())&&$.delete(De)}),$.size===0){Z(T);return}setTimeout(Re,10)}Je.get("KHR_parallel_shader_compile")!==null?Re():setTimeout(Re,10)})};let Yr=null;function th(T){Yr&&Yr(T)}function el(){gs.stop()}function Ki(){gs.start()}let gs=new t_;gs.setAnimationLoop(th),typeof self<"u"&&gs.setContext(self),this.setAnimationLoop=function(T){Yr=T,ue.setAnimationLoop(T),T===null?gs.stop():gs.start()},ue.addEventListener("sessionstart",el),ue.addEventListener("sessionend",Ki),this.render=function(T,B){if(B!==void 0&&B.isCamera!==!0){it("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(N===!0)return;W!==null&&W.renderStart(T,B);let ee=ue.enabled===!0&&ue.isPresenting===!0,$=z!==null&&(he===null||ee)&&z.begin(U,he);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),B.parent===null&&B.matrixWorldAutoUpdate===!0&&B.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(z===null||z.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(B),B=ue.getCamera()),T.isScene===!0&&T.onBeforeRender(U,T,B,he),E=ie.get(T,A.length),E.init(B),E.state.textureUnits=Ke.getTextureUnits(),A.push(E),Ot.multiplyMatrices(B.projectionMatrix,B.matrixWorldInverse),B.isArrayCamera?en.setFromArrayCamera(B):rt.setFromProjectionMatrix(Ot,Ri,B.reversedDepth),mn=this.localClippingEnabled,Xt=re.init(this.clippingPlanes,mn),L=Se.get(T,x.length),L.init(),x.push(L),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let De=U.xr.getDepthSensingMesh();De!==null&&_s(De,B,-1/0,U.sortObjects)}_s(T,B,0,U.sortObjects),L.finish(),W!==null&&W.updateLights(E.state.lightsArray),U.sortObjects===!0&&L.sort(Ye,at),an=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,an&&k.addToRenderList(L,T),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&re.beginShadows();let Z=E.state.shadowsArray;if(ge.render(Z,T,B),Xt===!0&&re.endShadows(),($&&z.hasRenderPass())===!1){let De=L.opaque,Ce=L.transmissive;if(E.setupLights(),B.isArrayCamera){let Ne=B.cameras;if(Ce.length>0)for(let Ge=0,nt=Ne.length;Ge<nt;Ge++){let mt=Ne[Ge];Di(De,Ce,T,mt)}an&&k.render(T);for(let Ge=0,nt=Ne.length;Ge<nt;Ge++){let mt=Ne[Ge];jo(L,T,mt,mt.viewport)}}else Ce.length>0&&Di(De,Ce,T,B),an&&k.render(T),jo(L,T,B)}he!==null&&G===0&&(Ke.updateMultisampleRenderTarget(he),Ke.updateRenderTargetMipmap(he)),$&&z.end(U),T.isScene===!0&&T.onAfterRender(U,T,B),we.resetDefaultState(),j=-1,te=null,A.pop(),A.length>0?(E=A[A.length-1],Ke.setTextureUnits(E.state.textureUnits),Xt===!0&&re.setGlobalState(U.clippingPlanes,E.state.camera)):E=null,x.pop(),x.length>0?L=x[x.length-1]:L=null,W!==null&&W.renderEnd()};function _s(T,B,ee,$){if(T.visible===!1)return;if(T.layers.test(B.layers)){if(T.isGroup)ee=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(B);else if(T.isLight)E.pushLight(T),T.castShadow&&E.pushShadow(T);else if(T.isSprite){let De=B.isArrayCamera?en:rt;if(!T.frustumCulled||T.intersectsFrustum(De)){$&&wt.setFromMatrixPosition(T.matrixWorld).applyMatrix4(Ot);let Ce=de.update(T),Ne=T.material;Ne.visible&&L.push(T,Ce,Ne,ee,wt.z,null,B)}}else if(T.isMesh||T.isLine||T.isPoints){let De=B.isArrayCamera?en:rt;if(!T.frustumCulled||T.intersectsFrustum(De)){let Ce=de.update(T),Ne=T.material;if($&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),wt.copy(T.boundingSphere.center)):(Ce.boundingSphere===null&&Ce.computeBoundingSphere(),wt.copy(Ce.boundingSphere.center)),wt.applyMatrix4(T.matrixWorld).applyMatrix4(Ot)),Array.isArray(Ne)){let Ge=Ce.groups;for(let nt=0,mt=Ge.length;nt<mt;nt++){let Ve=Ge[nt],gt=Ne[Ve.materialIndex];gt&&gt.visible&&L.push(T,Ce,gt,ee,wt.z,Ve,B)}}else Ne.visible&&L.push(T,Ce,Ne,ee,wt.z,null,B)}}}let Re=T.children;for(let De=0,Ce=Re.length;De<Ce;De++)_s(Re[De],B,ee,$)}function jo(T,B,ee,$){let{opaque:Z,transmissive:Re,transparent:De}=T;E.setupLightsView(ee),Xt===!0&&re.setGlobalState(U.clippingPlanes,ee),$&&Ee.viewport(oe.copy($)),Z.length>0&&ln(Z,B,ee),Re.length>0&&ln(Re,B,ee),De.length>0&&ln(De,B,ee),Ee.buffers.depth.setTest(!0),Ee.buffers.depth.setMask(!0),Ee.buffers.color.setMask(!0),Ee.setPolygonOffset(!1)}function Di(T,B,ee,$){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[$.id]===void 0){let Ve=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[$.id]=new ni(1,1,{generateMipmaps:!0,type:Ve?Yi:si,minFilter:Xi,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:bt.workingColorSpace})}let Re=E.state.transmissionRenderTarget[$.id],De=$.viewport||oe;Re.setSize(De.z*U.transmissionResolutionScale,De.w*U.transmissionResolutionScale);let Ce=U.getRenderTarget(),Ne=U.getActiveCubeFace(),Ge=U.getActiveMipmapLevel();U.setRenderTarget(Re),U.getClearColor(ne),ve=U.getClearAlpha(),ve<1&&U.setClearColor(16777215,.5),U.clear(),an&&k.render(ee);let nt=U.toneMapping;U.toneMapping=hs;let mt=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),E.setupLightsView($),Xt===!0&&re.setGlobalState(U.clippingPlanes,$),ln(T,ee,$),Ke.updateMultisampleRenderTarget(Re),Ke.updateRenderTargetMipmap(Re),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Ve=!1;for(let gt=0,nn=B.length;gt<nn;gt++){let Dt=B[gt],{object:Nt,geometry:Tn,material:Oe,group:_n}=Dt;if(Oe.side===ai&&Nt.layers.test($.layers)){let xt=Oe.side;Oe.side=ii,Oe.needsUpdate=!0,dn(Nt,ee,$,Tn,Oe,_n),Oe.side=xt,Oe.needsUpdate=!0,Ve=!0}}Ve===!0&&(Ke.updateMultisampleRenderTarget(Re),Ke.updateRenderTargetMipmap(Re))}U.setRenderTarget(Ce,Ne,Ge),U.setClearColor(ne,ve),mt!==void 0&&($.viewport=mt),U.toneMapping=nt}function ln(T,B,ee){let $=B.isScene===!0?B.overrideMaterial:null;for(let Z=0,Re=T.length;Z<Re;Z++){let De=T[Z],{object:Ce,geometry:Ne,group:Ge}=De,nt=De.material;nt.allowOverride===!0&&$!==null&&(nt=$),Ce.layers.test(ee.layers)&&dn(Ce,B,ee,Ne,nt,Ge)}}function dn(T,B,ee,$,Z,Re){W!==null&&Z.isNodeMaterial&&W.setObject(T,Z),T.onBeforeRender(U,B,ee,$,Z,Re),T.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(U,B,ee,$,T,Re),Z.transparent===!0&&Z.side===ai&&Z.forceSinglePass===!1?(Z.side=ii,Z.needsUpdate=!0,U.renderBufferDirect(ee,B,$,Z,T,Re),Z.side=cr,Z.needsUpdate=!0,U.renderBufferDirect(ee,B,$,Z,T,Re),Z.side=ai):U.renderBufferDirect(ee,B,$,Z,T,Re),T.onAfterRender(U,B,ee,$,Z,Re)}function fn(T){let B=0;for(let ee of T)ee.texture!==null&&B++;return B}function Ji(T,B,ee){B.isScene!==!0&&(B=wn);let $=We.get(T),Z=E.state.lights,Re=E.state.shadowsArray,De=Z.state.version,Ce=le.getParameters(T,Z.state,Re,B,ee,E.state.lightProbeGridArray),Ne=le.getProgramCacheKey(Ce),Ge=$.programs;$.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?B.environment:null,$.fog=B.fog;let nt=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;$.envMap=P.get(T.envMap||$.environment,nt),$.envMapRotation=$.environment!==null&&T.envMap===null?B.environmentRotation:T.envMapRotation,Ge===void 0&&(T.addEventListener("dispose",ct),Ge=new Map,$.programs=Ge,$.programVariants=new Map);let mt=Ge.get(Ne);if(mt!==void 0){if($.currentProgram===mt&&$.lightsStateVersion===De)return Qo(T,Ce),mt}else Ce.uniforms=le.getUniforms(T),W!==null&&T.isNodeMaterial&&W.build(T,ee,Ce),T.onBeforeCompile(Ce,U),mt=le.acquireProgram(Ce,Ne),Ge.set(Ne,mt),$.uniforms=Ce.uniforms;let Ve=$.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Ve.clippingPlanes=re.uniform),Qo(T,Ce),$.needsLights=Vs(T),$.lightsStateVersion=De,$.needsLights&&(Ve.ambientLightColor.value=Z.state.ambient,Ve.lightProbe.value=Z.state.probe,Ve.sunLights.value=Z.state.sun,Ve.sunLightShadows.value=Z.state.sunShadow,Ve.directionalLights.value=Z.state.directional,Ve.directionalLightShadows.value=Z.state.directionalShadow,Ve.spotLights.value=Z.state.spot,Ve.spotLightShadows.value=Z.state.spotShadow,Ve.rectAreaLights.value=Z.state.rectArea,Ve.ltc_1.value=Z.state.rectAreaLTC1,Ve.ltc_2.value=Z.state.rectAreaLTC2,Ve.pointLights.value=Z.state.point,Ve.pointLightShadows.value=Z.state.pointShadow,Ve.hemisphereLights.value=Z.state.hemi,Ve.sunShadowMatrix.value=Z.state.sunShadowMatrix,Ve.sunShadowCascade.value=Z.state.sunShadowCascade,Ve.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Ve.spotLightMatrix.value=Z.state.spotLightMatrix,Ve.spotLightMap.value=Z.state.spotLightMap,Ve.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=fn(E.state.lightProbeGridArray),$.currentProgram=mt,$.uniformsList=null,mt}function li(T,B,ee,$,Z){let Re=We.get(T),De=Re.currentProgram.id+","+$+","+Z,Ce=Re.programVariants.get(De);return Ce===void 0?(Ce=Ji(T,B,ee),Re.programVariants.set(De,Ce)):(Re.currentProgram=Ce,Re.uniformsList=null,Re.outputColorSpace=$,Re.toneMapping=Z),Ce}function Hs(T){if(T.uniformsList===null){let B=T.currentProgram.getUniforms();T.uniformsList=Vo.seqWithValue(B.seq,T.uniforms)}return T.uniformsList}function Qo(T,B){let ee=We.get(T);ee.outputColorSpace=B.outputColorSpace,ee.batching=B.batching,ee.batchingColor=B.batchingColor,ee.instancing=B.instancing,ee.instancingColor=B.instancingColor,ee.instancingMorph=B.instancingMorph,ee.skinning=B.skinning,ee.morphTargets=B.morphTargets,ee.morphNormals=B.morphNormals,ee.morphColors=B.morphColors,ee.morphTargetsCount=B.morphTargetsCount,ee.numClippingPlanes=B.numClippingPlanes,ee.numIntersection=B.numClipIntersection,ee.vertexAlphas=B.vertexAlphas,ee.vertexTangents=B.vertexTangents,ee.toneMapping=B.toneMapping}function ea(T,B,ee,$,Z){B.isScene!==!0&&(B=wn),Ke.resetTextureUnits();let Re=B.fog,De=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?B.environment:null,Ce=he===null?U.outputColorSpace:he.isXRRenderTarget===!0?he.texture.colorSpace:bt.workingColorSpace,Ne=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,Ge=P.get($.envMap||De,Ne),nt=$.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,mt=!!ee.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Ve=!!ee.morphAttributes.position,gt=!!ee.morphAttributes.normal,nn=!!ee.morphAttributes.color,Dt=hs;$.toneMapped&&(he===null||he.isXRRenderTarget===!0)&&(Dt=U.toneMapping);let Nt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Tn=Nt!==void 0?Nt.length:0,Oe=We.get($),_n=E.state.lights;if(Xt===!0&&(mn===!0||T!==te)){let Ft=T===te&&$.id===j;re.setState($,T,Ft)}let xt=!1,vs=!1;$.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==_n.state.version||Z.isBatchedMesh&&Oe.batching===!1||!Z.isBatchedMesh&&Oe.batching===!0||Z.isBatchedMesh&&Oe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Oe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Oe.instancing===!1||!Z.isInstancedMesh&&Oe.instancing===!0||Z.isSkinnedMesh&&Oe.skinning===!1||!Z.isSkinnedMesh&&Oe.skinning===!0||Z.isInstancedMesh&&Oe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Oe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Oe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Oe.instancingMorph===!1&&Z.morphTexture!==null||Oe.envMap!==Ge||$.fog===!0&&Oe.fog!==Re||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==re.numPlanes||Oe.numIntersection!==re.numIntersection)||Oe.vertexAlphas!==nt||Oe.vertexTangents!==mt||Oe.morphTargets!==Ve||Oe.morphNormals!==gt||Oe.morphColors!==nn||Oe.morphTargetsCount!==Tn||Oe.numLightProbeGrids!==fn(E.state.lightProbeGridArray)?xt=!0:(Oe.outputColorSpace!==Ce||Oe.toneMapping!==Dt)&&(vs=!0):(xt=!0,Oe.__version=$.version);let vn=Oe.currentProgram;(xt===!0||vs===!0)&&(vn=vs===!0?li($,B,Z,Ce,Dt):Ji($,B,Z),W&&$.isNodeMaterial&&W.onUpdateProgram($,vn,Oe));let Kr=!1,ji=!1,xs=!1,ht=vn.getUniforms(),cn=Oe.uniforms;if(Ee.useProgram(vn.program)&&(Kr=!0,ji=!0,xs=!0),$.id!==j&&(j=$.id,ji=!0),Kr||te!==T){Ee.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),ht.setValue(O,"projectionMatrix",T.projectionMatrix),ht.setValue(O,"viewMatrix",T.matrixWorldInverse);let xn=ht.map.cameraPosition;xn!==void 0&&xn.setValue(O,Ln.setFromMatrixPosition(T.matrixWorld)),lt.logarithmicDepthBuffer&&ht.setValue(O,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&ht.setValue(O,"isOrthographic",T.isOrthographicCamera===!0),te!==T&&(te=T,ji=!0,xs=!0)}if(Oe.needsLights&&(_n.state.sunShadowMap.length>0&&ht.setValue(O,"sunShadowMap",_n.state.sunShadowMap,Ke),_n.state.directionalShadowMap.length>0&&ht.setValue(O,"directionalShadowMap",_n.state.directionalShadowMap,Ke),_n.state.spotShadowMap.length>0&&ht.setValue(O,"spotShadowMap",_n.state.spotShadowMap,Ke),_n.state.pointShadowMap.length>0&&ht.setValue(O,"pointShadowMap",_n.state.pointShadowMap,Ke)),Z.isSkinnedMesh){ht.setOptional(O,Z,"bindMatrix"),ht.setOptional(O,Z,"bindMatrixInverse");let Ft=Z.skeleton;Ft&&(Ft.boneTexture===null&&Ft.computeBoneTexture(),ht.setValue(O,"boneTexture",Ft.boneTexture,Ke))}Z.isBatchedMesh&&(ht.setOptional(O,Z,"batchingTexture"),ht.setValue(O,"batchingTexture",Z._matricesTexture,Ke),ht.setOptional(O,Z,"batchingIdTexture"),ht.setValue(O,"batchingIdTexture",Z._indirectTexture,Ke),ht.setOptional(O,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ht.setValue(O,"batchingColorTexture",Z._colorsTexture,Ke));let $n=ee.morphAttributes;if(($n.position!==void 0||$n.normal!==void 0||$n.color!==void 0)&&ae.update(Z,ee,vn),(ji||Oe.receiveShadow!==Z.receiveShadow)&&(Oe.receiveShadow=Z.receiveShadow,ht.setValue(O,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&B.environment!==null&&(cn.envMapIntensity.value=B.environmentIntensity),cn.dfgLUT!==void 0&&(cn.dfgLUT.value=DT()),ji){if(ht.setValue(O,"toneMappingExposure",U.toneMappingExposure),Oe.needsLights&&$r(cn,xs),Re&&$.fog===!0&&ye.refreshFogUniforms(cn,Re),ye.refreshMaterialUniforms(cn,$,Te,Pe,E.state.transmissionRenderTarget[T.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){let Ft=M,xn=0;for(let Vn of E.state.lightProbeGridArray)Vn.texture!==null&&(Ft.textures[xn]=Vn.texture,Ft.min[xn]=Vn.boundingBox.min,Ft.max[xn]=Vn.boundingBox.max,Ft.resolution[xn]=Vn.resolution,xn++);for(let Vn in Ft)Ft[Vn].length=xn;cn.probesSH.value=Ft.textures,cn.probesMin.value=Ft.min,cn.probesMax.value=Ft.max,cn.probesResolution.value=Ft.resolution}Vo.upload(O,Hs(Oe),cn,Ke)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(Vo.upload(O,Hs(Oe),cn,Ke),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&ht.setValue(O,"center",Z.center),ht.setValue(O,"modelViewMatrix",Z.modelViewMatrix),ht.setValue(O,"normalMatrix",Z.normalMatrix),ht.setValue(O,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Ft=$.uniformsGroups;for(let xn=0,Vn=Ft.length;xn<Vn;xn++){let tl=Ft[xn];qe.update(tl,vn),qe.bind(tl,vn)}}return vn}function $r(T,B){T.ambientLightColor.needsUpdate=B,T.lightProbe.needsUpdate=B,T.sunLights.needsUpdate=B,T.sunLightShadows.needsUpdate=B,T.directionalLights.needsUpdate=B,T.directionalLightShadows.needsUpdate=B,T.pointLights.needsUpdate=B,T.pointLightShadows.needsUpdate=B,T.spotLights.needsUpdate=B,T.spotLightShadows.needsUpdate=B,T.rectAreaLights.needsUpdate=B,T.hemisphereLights.needsUpdate=B}function Vs(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return J},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return he},this.setRenderTargetTextures=function(T,B,ee){let $=We.get(T);$.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),We.get(T.texture).__webglTexture=B,We.get(T.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:ee,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,B){let ee=We.get(T);ee.__webglFramebuffer=B,ee.__useDefaultFramebuffer=B===void 0},this.setRenderTarget=function(T,B=0,ee=0){he=T,J=B,G=ee;let $=null,Z=!1,Re=!1;if(T){let Ce=We.get(T);if(Ce.__useDefaultFramebuffer!==void 0){Ee.bindFramebuffer(O.FRAMEBUFFER,Ce.__webglFramebuffer),oe.copy(T.viewport),pe.copy(T.scissor),fe=T.scissorTest,Ee.viewport(oe),Ee.scissor(pe),Ee.setScissorTest(fe),j=-1;return}else if(Ce.__webglFramebuffer===void 0)Ke.setupRenderTarget(T);else if(Ce.__hasExternalTextures)Ke.rebindTextures(T,We.get(T.texture).__webglTexture,We.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let nt=T.depthTexture;if(Ce.__boundDepthTexture!==nt){if(nt!==null&&We.has(nt)&&(T.width!==nt.image.width||T.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(T)}}let Ne=T.texture;(Ne.isData3DTexture||Ne.isDataArrayTexture||Ne.isCompressedArrayTexture)&&(Re=!0);let Ge=We.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Ge[B])?$=Ge[B][ee]:$=Ge[B],Z=!0):T.samples>0&&Ke.useMultisampledRTT(T)===!1?$=We.get(T).__webglMultisampledFramebuffer:Array.isArray(Ge)?$=Ge[ee]:$=Ge,oe.copy(T.viewport),pe.copy(T.scissor),fe=T.scissorTest}else oe.copy(Xe).multiplyScalar(Te).floor(),pe.copy(ft).multiplyScalar(Te).floor(),fe=ut;if(ee!==0&&($=V),Ee.bindFramebuffer(O.FRAMEBUFFER,$)&&Ee.drawBuffers(T,$),Ee.viewport(oe),Ee.scissor(pe),Ee.setScissorTest(fe),Z){let Ce=We.get(T.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+B,Ce.__webglTexture,ee)}else if(Re){let Ce=B;for(let Ne=0;Ne<T.textures.length;Ne++){let Ge=We.get(T.textures[Ne]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+Ne,Ge.__webglTexture,ee,Ce)}}else if(T!==null&&ee!==0){let Ce=We.get(T.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Ce.__webglTexture,ee)}j=-1};function Zr(T){let B=We.get(T);return(B.__readFormat!==T.format||B.__readType!==T.type)&&(B.__readFormat=T.format,B.__readType=T.type,B.__formatReadable=lt.textureFormatReadable(T.format),B.__typeReadable=lt.textureTypeReadable(T.type)),B}this.readRenderTargetPixels=function(T,B,ee,$,Z,Re,De,Ce=0){if(!(T&&T.isWebGLRenderTarget)){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ne=We.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne){Ee.bindFramebuffer(O.FRAMEBUFFER,Ne);try{let Ge=T.textures[Ce],nt=Ge.format,mt=Ge.type;T.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ce);let Ve=Zr(Ge);if(Ve.__formatReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ve.__typeReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}B>=0&&B<=T.width-$&&ee>=0&&ee<=T.height-Z&&O.readPixels(B,ee,$,Z,xe.convert(nt),xe.convert(mt),Re)}finally{let Ge=he!==null?We.get(he).__webglFramebuffer:null;Ee.bindFramebuffer(O.FRAMEBUFFER,Ge)}}},this.readRenderTargetPixelsAsync=async function(T,B,ee,$,Z,Re,De,Ce=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ne=We.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne)if(B>=0&&B<=T.width-$&&ee>=0&&ee<=T.height-Z){Ee.bindFramebuffer(O.FRAMEBUFFER,Ne);let Ge=T.textures[Ce],nt=Ge.format,mt=Ge.type;T.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ce);let Ve=Zr(Ge);if(Ve.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ve.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.bufferData(O.PIXEL_PACK_BUFFER,Re.byteLength,O.STREAM_READ),O.readPixels(B,ee,$,Z,xe.convert(nt),xe.convert(mt),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);let nn=he!==null?We.get(he).__webglFramebuffer:null;Ee.bindFramebuffer(O.FRAMEBUFFER,nn);let Dt=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await A0(O,Dt,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,Re),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(gt),O.deleteSync(Dt),Re}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,B=null,ee=0){let $=Math.pow(2,-ee),Z=Math.floor(T.image.width*$),Re=Math.floor(T.image.height*$),De=B!==null?B.x:0,Ce=B!==null?B.y:0;Ke.setTexture2D(T,0),O.copyTexSubImage2D(O.TEXTURE_2D,ee,0,0,De,Ce,Z,Re),Ee.unbindTexture()},this.copyTextureToTexture=function(T,B,ee=null,$=null,Z=0,Re=0){let De,Ce,Ne,Ge,nt,mt,Ve,gt,nn,Dt=T.isCompressedTexture?T.mipmaps[Re]:T.image;if(ee!==null)De=ee.max.x-ee.min.x,Ce=ee.max.y-ee.min.y,Ne=ee.isBox3?ee.max.z-ee.min.z:1,Ge=ee.min.x,nt=ee.min.y,mt=ee.isBox3?ee.min.z:0;else{let ht=Math.pow(2,-Z);De=Math.floor(Dt.width*ht),Ce=Math.floor(Dt.height*ht),T.isDataArrayTexture?Ne=Dt.depth:T.isData3DTexture?Ne=Math.floor(Dt.depth*ht):Ne=1,Ge=0,nt=0,mt=0}$!==null?(Ve=$.x,gt=$.y,nn=$.z):(Ve=0,gt=0,nn=0);let Nt=xe.convert(B.format),Tn=xe.convert(B.type),Oe;B.isData3DTexture?(Ke.setTexture3D(B,0),Oe=O.TEXTURE_3D):B.isDataArrayTexture||B.isCompressedArrayTexture?(Ke.setTexture2DArray(B,0),Oe=O.TEXTURE_2D_ARRAY):(Ke.setTexture2D(B,0),Oe=O.TEXTURE_2D),Ee.activeTexture(O.TEXTURE0),Ee.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,B.flipY),Ee.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,B.premultiplyAlpha),Ee.pixelStorei(O.UNPACK_ALIGNMENT,B.unpackAlignment);let _n=Ee.getParameter(O.UNPACK_ROW_LENGTH),xt=Ee.getParameter(O.UNPACK_IMAGE_HEIGHT),vs=Ee.getParameter(O.UNPACK_SKIP_PIXELS),vn=Ee.getParameter(O.UNPACK_SKIP_ROWS),Kr=Ee.getParameter(O.UNPACK_SKIP_IMAGES);Ee.pixelStorei(O.UNPACK_ROW_LENGTH,Dt.width),Ee.pixelStorei(O.UNPACK_IMAGE_HEIGHT,Dt.height),Ee.pixelStorei(O.UNPACK_SKIP_PIXELS,Ge),Ee.pixelStorei(O.UNPACK_SKIP_ROWS,nt),Ee.pixelStorei(O.UNPACK_SKIP_IMAGES,mt);let ji=T.isDataArrayTexture||T.isData3DTexture,xs=B.isDataArrayTexture||B.isData3DTexture;if(T.isDepthTexture){let ht=We.get(T),cn=We.get(B),$n=We.get(ht.__renderTarget),Ft=We.get(cn.__renderTarget);Ee.bindFramebuffer(O.READ_FRAMEBUFFER,$n.__webglFramebuffer),Ee.bindFramebuffer(O.DRAW_FRAMEBUFFER,Ft.__webglFramebuffer);for(let xn=0;xn<Ne;xn++)ji&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,We.get(T).__webglTexture,Z,mt+xn),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,We.get(B).__webglTexture,Re,nn+xn)),O.blitFramebuffer(Ge,nt,Ge+De,nt+Ce,Ve,gt,Ve+De,gt+Ce,O.DEPTH_BUFFER_BIT,O.NEAREST);Ee.bindFramebuffer(O.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||We.has(T)){let ht=We.get(T),cn=We.get(B);Ee.bindFramebuffer(O.READ_FRAMEBUFFER,F),Ee.bindFramebuffer(O.DRAW_FRAMEBUFFER,X);for(let $n=0;$n<Ne;$n++)ji?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,ht.__webglTexture,Z,mt+$n):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,ht.__webglTexture,Z),xs?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,cn.__webglTexture,Re,nn+$n):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,cn.__webglTexture,Re),Z!==0?O.blitFramebuffer(Ge,nt,Ge+De,nt+Ce,Ve,gt,Ve+De,gt+Ce,O.COLOR_BUFFER_BIT,O.NEAREST):xs?O.copyTexSubImage3D(Oe,Re,Ve,gt,nn+$n,Ge,nt,De,Ce):O.copyTexSubImage2D(Oe,Re,Ve,gt,Ge,nt,De,Ce);Ee.bindFramebuffer(O.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else xs?T.isDataTexture||T.isData3DTexture?O.texSubImage3D(Oe,Re,Ve,gt,nn,De,Ce,Ne,Nt,Tn,Dt.data):B.isCompressedArrayTexture?O.compressedTexSubImage3D(Oe,Re,Ve,gt,nn,De,Ce,Ne,Nt,Dt.data):O.texSubImage3D(Oe,Re,Ve,gt,nn,De,Ce,Ne,Nt,Tn,Dt):T.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,Re,Ve,gt,De,Ce,Nt,Tn,Dt.data):T.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,Re,Ve,gt,Dt.width,Dt.height,Nt,Dt.data):O.texSubImage2D(O.TEXTURE_2D,Re,Ve,gt,De,Ce,Nt,Tn,Dt);Ee.pixelStorei(O.UNPACK_ROW_LENGTH,_n),Ee.pixelStorei(O.UNPACK_IMAGE_HEIGHT,xt),Ee.pixelStorei(O.UNPACK_SKIP_PIXELS,vs),Ee.pixelStorei(O.UNPACK_SKIP_ROWS,vn),Ee.pixelStorei(O.UNPACK_SKIP_IMAGES,Kr),Re===0&&B.generateMipmaps===!0&&B.mipmapsAutoUpdate===!0&&O.generateMipmap(Oe),Ee.unbindTexture()},this.initRenderTarget=function(T){We.get(T).__webglFramebuffer===void 0&&Ke.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Ke.setTextureCube(T,0):T.isData3DTexture?Ke.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Ke.setTexture2DArray(T,0):Ke.setTexture2D(T,0),Ee.unbindTexture()},this.resetState=function(){J=0,G=0,he=null,Ee.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ri}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=bt._getDrawingBufferColorSpace(e),t.unpackColorSpace=bt._getUnpackColorSpace()}};var d_=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform sampler2D uLight;
uniform vec2 uCells;
uniform vec2 uFieldCells;
uniform float uSpacing;
uniform vec4 uWindow;            // cell at the lower left, cells per pixel, unused
uniform vec2 uScreen;            // pixels
uniform vec2 uOrigin;            // pixels: lower left of the view
uniform vec4 uRange;             // low, high, kind (0 linear, 1 log, 2 hypsometric, 3 classes), sea
uniform float uShade;            // vertical exaggeration of the shading; 0 = none
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells, shown
in vec2 vScreen;
out vec4 outColour;

float h(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
vec3 palette(float t) { return texture(uPalette, vec2(clamp(t, 0.002, 0.998), 0.5)).rgb; }

void main() {
    vec2 pixel = gl_FragCoord.xy - uOrigin;
    vec2 cell = vec2(uWindow.x + pixel.x * uWindow.z, uWindow.y - pixel.y * uWindow.z);
    vec3 c = vec3(0.082, 0.09, 0.102);
    vec2 end = uCells - 1.0;
    if (cell.x >= -0.5 && cell.y >= -0.5 && cell.x <= end.x + 0.5 && cell.y <= end.y + 0.5) {
        vec2 uv = (cell + 0.5) / uCells;
        vec2 at = clamp(cell, vec2(0.0), end);
        float v = uRange.z > 2.5
            ? texelFetch(uField, ivec2(clamp(uv * uFieldCells, vec2(0.0), uFieldCells - 1.0)), 0).r
            : texture(uField, uv).r;
        float t;
        if (uRange.z > 2.5) t = (mod(v + 0.5, 32.0)) / 32.0;
        else if (uRange.z > 1.5) {
            // Sea floor in the lower half of the table, land in the upper: the break is the shore.
            t = v < uRange.w ? 0.499 * (v - uRange.x) / max(uRange.w - uRange.x, 1e-6)
                             : 0.501 + 0.499 * (v - uRange.w) / max(uRange.y - uRange.w, 1e-6);
        } else if (uRange.z > 0.5) t = log2(max(v, uRange.x) / uRange.x) / log2(uRange.y / uRange.x);
        else t = (v - uRange.x) / max(uRange.y - uRange.x, 1e-9);
        c = palette(t);
        float e = max(1.0, uWindow.z);
        vec2 g = vec2(h(at + vec2(e, 0.0)) - h(at - vec2(e, 0.0)), h(at + vec2(0.0, e)) - h(at - vec2(0.0, e))) / (2.0 * e * uSpacing);
        if (uShade > 0.0) {
            // Light from three sides: north-west leads, west and north fill what it grazes.
            vec3 n = normalize(vec3(-g * uShade, 1.0).xzy);
            vec3 nw = normalize(vec3(-0.62, 0.62, -0.62)), w = normalize(vec3(-0.9, 0.6, 0.1)), no = normalize(vec3(0.1, 0.6, -0.9));
            float s = 0.6 * max(dot(n, nw), 0.0) + 0.2 * max(dot(n, w), 0.0) + 0.2 * max(dot(n, no), 0.0);
            float open = texture(uLight, uv).g;
            c *= mix(1.0, clamp(0.34 + s * 1.12, 0.0, 1.4), 0.82) * mix(1.0, open, 0.35);
        }
        if (uContour > 0.0) {
            float k = h(at) / uContour;
            float w = max(length(g) * uSpacing * uWindow.z / uContour, 1e-5);
            float d = abs(fract(k + 0.5) - 0.5) / w;
            float line = 1.0 - smoothstep(0.5, 1.3, d);
            float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
            c *= 1.0 - line * (0.30 + 0.28 * heavy) * (1.0 - smoothstep(0.25, 0.6, w));
        }
        if (uBrush.a > 0.0) {
            float d = distance(cell, uBrush.xy) / uBrush.z;
            float w = uWindow.z / uBrush.z * 1.3;
            c = mix(c, vec3(1.0, 0.66, 0.3), 1.0 - smoothstep(w * 0.6, w * 1.5, abs(d - 1.0)));
        }
    }
    outColour = vec4(c, 1.0);
}
`;var $i=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uLevel;
uniform sampler2D uLight;    // r sun that gets through, g open sky, b high above or deep in its surroundings
uniform sampler2D uNoise;
uniform vec2 uCells;         // columns, rows of the maps
uniform float uSpacing;      // metres between samples
uniform float uZ;            // exaggeration of heights
uniform float uSea;          // metres; far down if there is none

float heightAt(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
float levelAt(vec2 cell) { return texture(uLevel, (cell + 0.5) / uCells).r; }
vec2 cellOf(vec3 world) { return world.xz / uSpacing + 0.5 * (uCells - 1.0); }
vec3 worldOf(vec2 cell, float h) {
    vec2 p = (cell - 0.5 * (uCells - 1.0)) * uSpacing;
    return vec3(p.x, h * uZ, p.y);
}
// Slope of the ground as it is (not exaggerated): dh/dx, dh/dy.
vec2 gradientAt(vec2 cell) {
    float e = heightAt(cell + vec2(1.0, 0.0)) - heightAt(cell - vec2(1.0, 0.0));
    float s = heightAt(cell + vec2(0.0, 1.0)) - heightAt(cell - vec2(0.0, 1.0));
    return vec2(e, s) / (2.0 * uSpacing);
}
`,hr=`
uniform vec3 uSun;          // towards the sun
uniform vec3 uSunLight;
uniform vec3 uSkyLight;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform float uExposure;
uniform float uHaze;        // share of light lost per metre

vec3 skyColour(vec3 d) {
    float up = max(d.y, 0.0);
    float t = pow(1.0 - up, 3.5);
    vec3 c = mix(uZenith, uHorizon, t);
    float s = max(dot(d, uSun), 0.0);
    c += uGlow * (0.16 * pow(s, 6.0) + 0.25 * pow(s, 40.0)) * (0.35 + 0.65 * t);
    return c;
}
vec3 sunDisc(vec3 d) {
    return uSunLight * 5.0 * smoothstep(0.99985, 0.99993, dot(d, uSun));
}
// Air between the eye and a thing: it loses its own light and gains that of the sky behind it.
vec3 throughAir(vec3 c, vec3 eye, vec3 at) {
    vec3 ray = at - eye;
    float dist = length(ray);
    vec3 d = ray / max(dist, 1e-3);
    float share = 1.0 - exp(-uHaze * dist);
    vec3 air = skyColour(normalize(vec3(d.x, max(d.y, 0.02) * 0.35, d.z)));
    vec3 thin = vec3(0.75, 0.9, 1.12);   // blue goes first
    return c * exp(-uHaze * dist * thin) + air * share * 0.9;
}
// Filmic curve (a rational fit of the usual film response), then sRGB.
vec3 curve(vec3 x) {
    return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
}
vec4 finish(vec3 c, float alpha) {
    c = curve(max(c, 0.0) * uExposure * 0.72);
    c = clamp(c, 0.0, 1.0);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = clamp(mix(vec3(grey), c, 1.06), 0.0, 1.0);
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055;
    return vec4(mix(low, high, step(0.0031308, c)), alpha);
}
`,bu=`
in vec2 place;              // 0..PATCH
in vec4 patchAt;            // x, y, quad width in samples, distance where the level ends
uniform vec3 uEye;
vec2 patchCell() {
    vec2 cell = patchAt.xy + place * patchAt.z;
    vec3 at = worldOf(min(cell, uCells - 1.0), heightAt(min(cell, uCells - 1.0)));
    float far = distance(uEye, at) / (uSpacing * patchAt.w);
    float slide = clamp((far - 0.7) / 0.25, 0.0, 1.0);
    cell -= mod(place, 2.0) * patchAt.z * slide;
    return clamp(cell, vec2(0.0), uCells - 1.0);
}
`;var Mf=`
uniform float uTime;
uniform float uWave;             // length of the waves in metres

vec2 ripple(vec2 p) {
    vec4 a = texture(uNoise, p * 0.11);
    vec4 b = texture(uNoise, p * 0.29 + 0.61);
    return (a.gb - 0.5) + 0.6 * (b.gb - 0.5);
}
// Slope of the waves at a place, running with v (in wave lengths a second).
vec2 waves(vec2 at, vec2 v) {
    float t0 = fract(uTime * 0.25);
    float t1 = fract(uTime * 0.25 + 0.5);
    vec2 p = at / uWave;
    vec2 w0 = ripple(p - v * t0 * 4.0);
    vec2 w1 = ripple(p - v * t1 * 4.0 + 0.37);
    return mix(w0, w1, abs(2.0 * t0 - 1.0));
}
// Colour and cover of water of a depth, seen from the eye; sun and open sky from the light map.
vec4 waterColour(vec3 at, vec3 eye, float depth, vec2 v, float speed, vec2 light, float clear) {
    vec3 toEye = normalize(eye - at);
    float away = length(eye - at);
    float calm = 1.0 / (1.0 + away / (uWave * 220.0));   // far waves average out
    vec2 w = waves(at.xz, v) * (0.10 + 0.10 * min(speed, 3.0)) * calm * mix(0.35, 1.0, clear);
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float facing = max(dot(n, toEye), 0.02);
    float f = 0.02 + 0.98 * pow(1.0 - facing, 5.0);
    f *= 0.82;
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    vec3 mirror = skyColour(normalize(r));
    float glint = pow(max(dot(normalize(r), uSun), 0.0), 350.0) * 18.0
        + pow(max(dot(normalize(r), uSun), 0.0), 40.0) * 0.35;
    mirror += uSunLight * glint * light.r * 0.5;
    // Light goes down and comes back: red goes first, then green.
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25));
    float k = clear;
    vec3 lost = exp(-path * vec3(0.42, 0.10, 0.065) * k);
    float cover = 1.0 - dot(lost, vec3(0.2, 0.45, 0.35));
    vec3 shallow = vec3(0.075, 0.235, 0.225);
    vec3 deep = vec3(0.008, 0.042, 0.098);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.045 * k));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15) + uSkyLight * light.g * 0.95;
    vec3 c = body * cover;
    float a = cover;
    c = c * (1.0 - f) + mirror * f;
    a = a + (1.0 - a) * f;
    return vec4(c, a);       // light and cover: premultiplied
}
`,f_=`
${$i}
${bu}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    float level = levelAt(vCell);
    float ground = heightAt(vCell);
    // Dry far from any water: well under the ground, out of sight.
    if (level < ground - 500.0) level = ground - 1.0 - 0.02 * uSpacing;
    vWorld = worldOf(vCell, level);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,p_=`
${$i}
${hr}
${Mf}
uniform sampler2D uExtra;
uniform float uHasFlow;
uniform vec3 uEye;
uniform float uClear;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    float h = heightAt(vCell);
    float depth = vWorld.y / uZ - h;
    if (depth <= 0.0) discard;
    vec2 v = vec2(0.12, 0.05);
    float speed = 0.35;
    if (uHasFlow > 0.5) {
        vec2 m = (texture(uExtra, (vCell + 0.5) / uCells).rg * 255.0 - 128.0) / 24.0;
        speed = length(m);
        v = m * 0.6;
        if (speed < 0.05) { v = vec2(0.10, 0.04); speed = 0.2; }
    }
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec4 w = waterColour(vWorld, uEye, depth, v, speed, light.rg, uClear);
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 5.0, speed) * smoothstep(0.42, 0.75, n.r);
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / uSpacing)) * smoothstep(0.45, 0.7, n.a) * 0.5;
    float foam = clamp(quick * 0.8 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    w.rgb = mix(w.rgb, white, foam);
    w.a = mix(w.a, 1.0, foam);
    // A film fades in instead of ending with an edge.
    float film = smoothstep(0.0, 0.012, depth / uSpacing);
    w *= film;
    vec3 c = w.a > 0.0 ? w.rgb / w.a : vec3(0.0);
    c = throughAir(c, uEye, vWorld);
    outColour = finish(c, w.a);
}
`;var Wo=`
in vec3 position;
out vec2 vScreen;
void main() {
    vScreen = position.xy;
    gl_Position = vec4(position.xy, 1.0, 1.0);
}
`,m_=`
${$i}
${hr}
${Mf}
uniform vec3 uEye;
uniform mat4 uBack;              // from the screen to directions
uniform vec4 uBox;               // half width, half depth, floor height, 1 = open sea
uniform float uEdgeDepth;        // of the sea at the edge of the map
uniform float uClear;
in vec2 vScreen;
out vec4 outColour;

float clouds(vec3 d) {
    vec2 p = d.xz / (d.y + 0.12) * 0.055;
    float n = texture(uNoise, p).r * 0.6 + texture(uNoise, p * 2.7 + 0.2).r * 0.28 + texture(uNoise, p * 7.1).r * 0.12;
    return smoothstep(0.54, 0.86, n) * smoothstep(0.02, 0.22, d.y);
}
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    vec3 c;
    if (d.y < -0.0005 && uEye.y > uBox.z) {
        float t = (uBox.z - uEye.y) / d.y;
        vec3 at = uEye + d * t;
        if (uBox.w > 0.5) {
            vec4 w = waterColour(at, uEye, uEdgeDepth, vec2(0.12, 0.05), 0.35, vec2(1.0), uClear);
            c = throughAir(w.rgb / max(w.a, 0.01), uEye, at);
            c = mix(c, skyColour(normalize(vec3(d.x, 0.01, d.z))), smoothstep(-0.03, 0.0, d.y));
        } else {
            vec2 out2 = max(abs(at.xz) - uBox.xy, vec2(0.0));
            float away = length(out2) / max(uBox.x, uBox.y);
            float contact = 0.42 + 0.58 * smoothstep(0.0, 0.5, away);
            vec3 floorColour = vec3(0.034, 0.037, 0.042) * contact;
            float fade = exp(-away * 0.55);
            vec3 rim = mix(vec3(0.034, 0.037, 0.042), uHorizon * 0.55, smoothstep(-0.35, 0.0, d.y));
            c = mix(rim, floorColour * (0.6 + 0.8 * dot(uSunLight, vec3(0.3))), fade);
        }
    } else {
        vec3 up = vec3(d.x, max(d.y, 0.0), d.z);
        c = skyColour(up);
        float k = clouds(up);
        vec3 lit = uSkyLight * 0.9 + uSunLight * (0.10 + 0.22 * pow(max(dot(up, uSun), 0.0), 3.0));
        c = mix(c, lit, k * 0.5);
        c += sunDisc(d);
        if (uBox.w < 0.5) c = mix(uHorizon * 0.55, c, smoothstep(0.0, 0.06, d.y));
    }
    outColour = finish(c, 1.0);
}
`,g_=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uCoarse;
uniform vec2 uCells;
uniform vec2 uPixels;            // of the light map
uniform float uSpacing;
uniform float uZ;
uniform vec3 uSun;
uniform float uRelief;           // metres, exaggerated
uniform float uSea;
uniform int uSteps;
uniform int uRays;
in vec2 vScreen;
out vec4 outColour;

float h(vec2 uv) { return max(texture(uHeight, uv).r, uSea) * uZ; }
float hc(vec2 uv) { return max(texture(uCoarse, uv).r, uSea) * uZ; }

void main() {
    vec2 uv = gl_FragCoord.xy / uPixels;
    vec2 one = 1.0 / uCells;
    float here = h(uv);
    // Sun: walk towards it; how far the ray clears the ground, in widths of the sun's disc.
    float lit = 1.0;
    if (uSun.y <= 0.0) {
        lit = 0.0;
    } else {
        vec2 dir = normalize(uSun.xz + 1e-6);
        float rise = uSun.y / max(length(uSun.xz), 1e-4);      // height per length
        float far = min(uRelief / max(rise, 0.02), uSpacing * max(uCells.x, uCells.y) * 1.5);
        float t = uSpacing * 0.9;
        float grow = pow(max(far / t, 2.0), 1.0 / float(uSteps));
        for (int i = 0; i < 96; i++) {
            if (i >= uSteps || t > far) break;
            vec2 at = uv + dir * (t / uSpacing) * one;
            if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) break;
            float ground = t > 14.0 * uSpacing ? hc(at) : h(at);
            float over = here + uSpacing * 0.12 + rise * t - ground;
            lit = min(lit, 0.5 + over / (t * 0.05 + uSpacing * 0.35));
            if (lit <= 0.0) break;
            t = max(t * grow, t + uSpacing * 0.8);
        }
        lit = smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
    }
    // Sky: mean openness over directions, from the highest angle seen at growing distances.
    float open = 0.0;
    float mean = 0.0;
    float weight = 0.0;
    for (int k = 0; k < 16; k++) {
        if (k >= uRays) break;
        float a = (float(k) + 0.5 * fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453)) * 6.2831853 / float(uRays);
        vec2 dir = vec2(cos(a), sin(a));
        float highest = 0.0;
        float t = 1.5;
        for (int i = 0; i < 7; i++) {
            vec2 at = uv + dir * t * one;
            float g = t > 10.0 ? hc(at) : h(at);
            float s = (g - here) / (t * uSpacing);
            highest = max(highest, s * (1.0 - 0.06 * float(i)));
            if (i >= 2 && i <= 4) { mean += g; weight += 1.0; }
            t *= 1.9;
        }
        float sine = highest / sqrt(1.0 + highest * highest);
        open += 1.0 - sine * sine * 0.35 - sine * 0.65;
    }
    open = open / float(uRays);
    float above = (here - mean / weight) / (uSpacing * 6.0);
    outColour = vec4(lit, clamp(open * open * 0.85 + 0.15, 0.0, 1.0), 0.5 + 0.5 * clamp(above * 1.6, -1.0, 1.0), 1.0);
}
`;function wf(n,e,t,i,s=0,r=t){let o=Math.max(1,Math.ceil((e-1)/32)),a=Math.max(1,Math.ceil((t-1)/32)),l=i!==void 0&&i.across===o&&i.down===a,c=l?i:{across:o,down:a,low:new Float32Array(o*a),high:new Float32Array(o*a)},u=l?Math.max(0,Math.floor((s-1)/32)):0,h=l?Math.min(a,Math.ceil((r+1)/32)):a;for(let f=u;f<h;f++)for(let d=0;d<o;d++){let p=1/0,y=-1/0,m=Math.min(t-1,(f+1)*32),g=Math.min(e-1,(d+1)*32);for(let b=f*32;b<=m;b++)for(let R=b*e+d*32;R<=b*e+g;R++){let M=n[R];M<p&&(p=M),M>y&&(y=M)}c.low[f*o+d]=p,c.high[f*o+d]=y}return c}function __(n,e,t,i,s){let r=Math.floor(s.length/4),o=0;for(;32*2**o<Math.max(n.across,n.down)*32;)o++;let a=0,l=(u,h,f)=>{let d=2**u,p=1/0,y=-1/0;for(let m=f;m<Math.min(f+d,n.down);m++)for(let g=h;g<Math.min(h+d,n.across);g++)p=Math.min(p,n.low[m*n.across+g]),y=Math.max(y,n.high[m*n.across+g]);return[p*e,y*e]},c=(u,h,f)=>{if(h>=n.across||f>=n.down)return;let d=32*2**u,p=h*32,y=f*32,[m,g]=l(u,h,f);if(!t.sees(p,y,m,p+d,y+d,g))return;let b=Math.max(p-t.x,0,t.x-(p+d)),R=Math.max(y-t.y,0,t.y-(y+d)),M=Math.max(m-t.z,0,t.z-g),L=Math.hypot(b,R,M);if(u>0&&L<i*2**(u-1)){let E=2**(u-1);c(u-1,h,f),c(u-1,h+E,f),c(u-1,h,f+E),c(u-1,h+E,f+E);return}a>=r||(s[a*4]=p,s[a*4+1]=y,s[a*4+2]=2**u,s[a*4+3]=u===o?1e9:i*2**u,a++)};return c(o,0,0),a}function v_(n,e,t,i){let s=Math.max(1,Math.floor(Math.sqrt(e*t/4e4))),r=[],o=[],a=1/0,l=-1/0;for(let f=0;f<n.length;f++){let d=n[f];d<a&&(a=d),d>l&&(l=d)}for(let f=1;f<t-1;f+=s)for(let d=1;d<e-1;d+=s){let p=f*e+d,y=(n[p+1]-n[p-1])/(2*i),m=(n[p+e]-n[p-e])/(2*i);r.push(n[p]),o.push(Math.hypot(y,m))}r.sort((f,d)=>f-d),o.sort((f,d)=>f-d);let c=(f,d)=>f.length===0?0:f[Math.min(f.length-1,Math.floor(d*f.length))],u=Math.tan(35*Math.PI/180),h=Math.max(Math.min(u,c(o,.97)),c(o,.7),.12);return{low:a,high:l,top:c(r,.995)||l,rockSlope:h,median:c(o,.5)}}function x_(n,e,t,i){let s=Math.max(1,Math.ceil(Math.max(e,t)/i)),r=Math.ceil(e/s),o=Math.ceil(t/s),a=new Float32Array(r*o);for(let l=0;l<o;l++){let c=Math.min(t,(l+1)*s);for(let u=0;u<r;u++){let h=Math.min(e,(u+1)*s),f=0;for(let d=l*s;d<c;d++)for(let p=u*s;p<h;p++)f+=n[d*e+p];a[l*r+u]=f/((c-l*s)*(h-u*s))}}return{columns:r,rows:o,values:a}}function y_(n,e,t,i,s,r){let o=r??new Float32Array(n.length),a=.02;for(let l=0;l<n.length;l++){let c=-1e6;e!==void 0&&e[l]>a&&(c=n[l]+e[l]),s!==void 0&&n[l]<s&&c<s&&(c=s),o[l]=c}for(let l=0;l<i;l++)for(let c=0;c<t;c++){let u=l*t+c;if(o[u]>n[u])continue;let h=0,f=0;for(let d=Math.max(0,l-1);d<=Math.min(i-1,l+1);d++)for(let p=Math.max(0,c-1);p<=Math.min(t-1,c+1);p++){let y=d*t+p;o[y]>n[y]&&(h+=o[y],f++)}o[u]=f>0?Math.min(h/f,n[u]-.001):-1e6}return o}function b_(n){for(let e=0;e<n.length;e++)if(n[e]>.02)return!0;return!1}function S_(n,e,t,i){let s=0,r=0,o=a=>{r++,n[a]<i&&s++};for(let a=0;a<e;a++)o(a),o((t-1)*e+a);for(let a=0;a<t;a++)o(a*e),o(a*e+e-1);return s/r}function M_(n,e){let t=Math.max(1,Math.floor(n.length/3e4)),i=[];for(let s=0;s<n.length;s+=t){let r=e[s]-n[s];r>0&&i.push(r)}return i.sort((s,r)=>s-r),i.length===0?1:i[Math.floor(i.length*.95)]}var Mu=class{constructor(){this.columns=2;this.rows=2;this.spacing=1;this.numbers={low:0,high:1,top:1,rockSlope:.7,median:.3};this.height=Zi(2,2);this.level=Zi(2,2);this.coarse=Zi(2,2);this.material=Su(2,2);this.extra=Su(2,2,4);this.hasWater=!1;this.hasMaterial=!1;this.hasFlow=!1;this.waterDepth=10;this.ocean=!1;this.version=0;this.seen=new Map}get width(){return(this.columns-1)*this.spacing}get depth(){return(this.rows-1)*this.spacing}get extent(){return Math.max(this.width,this.depth)}get heights(){return this.height.image.data}update(e,t,i){let s=e.fields.get("height");if(s===void 0)return!1;this.source=e;let r=t!==this.sea;this.sea=t;let o=this.isNew(s),a=s.columns!==this.columns||s.rows!==this.rows;(o||a)&&this.takeHeight(s,e,a,i);let l=e.fields.get("water"),c=this.isNew(l);(o||a||c||r)&&this.takeWater(s,l,i),this.takeMaterial(e.fields.get("top_material")),this.takeExtra(e,s);let u=o||a||c||r;return u&&this.version++,u}heightAt(e,t){return Tf(this.heights,this.columns,this.rows,e,t)}levelAt(e,t){let i=this.level.image.data;return Math.max(this.heightAt(e,t),Tf(i,this.columns,this.rows,e,t))}fieldAt(e,t,i){let s=this.source?.fields.get(e);if(s===void 0)return;let r=t/Math.max(1,this.columns-1)*(s.columns-1),o=i/Math.max(1,this.rows-1)*(s.rows-1);return s.values instanceof Uint8Array?s.values[Math.round(o)*s.columns+Math.round(r)]:Tf(s.values,s.columns,s.rows,r,o)}dispose(){for(let e of[this.height,this.level,this.coarse,this.material,this.extra])e.dispose()}isNew(e){if(e===void 0)return!1;let t=this.seen.get(e.name)!==e.version;return this.seen.set(e.name,e.version),t}takeHeight(e,t,i,s){let r=e.values;this.columns=e.columns,this.rows=e.rows,this.spacing=t.spacing*e.stride,i||this.heights!==r?(this.height.dispose(),this.height=Zi(e.columns,e.rows,r),this.boxes=wf(r,e.columns,e.rows)):(w_(s,this.height,e.firstRow,e.endRow),this.boxes=wf(r,e.columns,e.rows,this.boxes,e.firstRow,e.endRow));let o=x_(r,e.columns,e.rows,256);this.coarse.dispose(),this.coarse=Zi(o.columns,o.rows,o.values),this.numbers=v_(r,e.columns,e.rows,this.spacing)}takeWater(e,t,i){let s=c=>c!==void 0&&c.columns===e.columns&&c.rows===e.rows,r=e.values;if(this.ocean=this.sea!==void 0&&S_(r,e.columns,e.rows,this.sea)>.97,this.hasWater=this.sea!==void 0&&this.numbers.low<this.sea||s(t)&&b_(t.values),!this.hasWater&&this.level.image.width===2)return;let o=this.level.image.data,a=o.length===r.length?o:void 0,l=y_(r,s(t)?t.values:void 0,e.columns,e.rows,this.sea,a);this.waterDepth=M_(r,l),a!==void 0?w_(i,this.level,0,e.rows):(this.level.dispose(),this.level=Zi(e.columns,e.rows,l))}takeMaterial(e){if(this.hasMaterial=e!==void 0,e===void 0||!this.isNew(e))return;let t=e.values;this.material.dispose(),this.material=Su(e.columns,e.rows,1,t)}takeExtra(e,t){let i=["velocity_x","velocity_y","river_width","wear","deposit"].map(d=>{let p=e.fields.get(d);return p!==void 0&&p.columns===t.columns&&p.rows===t.rows?p:void 0}),s=!1;for(let d of i)this.isNew(d)&&(s=!0);this.hasFlow=i[0]!==void 0&&i[1]!==void 0;let r=t.columns*t.rows;if(!i.some(Boolean)||!s&&this.extra.image.data.length===r*4)return;let[o,a,l,c,u]=i.map(d=>d?.values),h=new Uint8Array(r*4),f=d=>Math.max(0,Math.min(255,Math.round(d)));for(let d=0;d<r;d++){h[d*4]=o?f(128+24*o[d]):128,h[d*4+1]=a?f(128+24*a[d]):128,h[d*4+2]=l?f(255*l[d]/this.spacing):0;let p=(u?u[d]:0)-(c?c[d]:0);h[d*4+3]=f(128+40*Math.sign(p)*Math.log2(1+Math.abs(p)))}this.extra.dispose(),this.extra=Su(t.columns,t.rows,4,h)}};function Tf(n,e,t,i,s){let r=Math.min(Math.max(i,0),e-1),o=Math.min(Math.max(s,0),t-1),a=Math.min(Math.floor(r),Math.max(0,e-2)),l=Math.min(Math.floor(o),Math.max(0,t-2)),c=l*e+a,u=e>1?1:0,h=t>1?e:0,f=r-a,d=o-l,p=n[c]*(1-f)+n[c+u]*f,y=n[c+h]*(1-f)+n[c+h+u]*f;return p*(1-d)+y*d}function Zi(n,e,t){let i=new Wi(t??new Float32Array(n*e),n,e,Ho,xi);return i.internalFormat="R32F",i.minFilter=i.magFilter=Ht,i.unpackAlignment=4,i.needsUpdate=!0,i}function Su(n,e,t=1,i){let s=new Wi(i??new Uint8Array(n*e*t),n,e,t===1?Ho:ri,si);return s.minFilter=s.magFilter=t===1?sn:Ht,s.unpackAlignment=1,s.needsUpdate=!0,s}function w_(n,e,t,i){let r=n.properties.get(e).__webglTexture;if(r===void 0||e.version===0){e.needsUpdate=!0;return}let o=n.getContext(),{width:a,data:l}=e.image;n.state.activeTexture(o.TEXTURE0),n.state.bindTexture(o.TEXTURE_2D,r),o.pixelStorei(o.UNPACK_FLIP_Y_WEBGL,!1),o.pixelStorei(o.UNPACK_ALIGNMENT,4),o.texSubImage2D(o.TEXTURE_2D,0,0,t,a,i-t,o.RED,o.FLOAT,l,t*a),n.state.unbindTexture()}var T_=[[72,93,66],[98,116,74],[138,142,92],[177,163,112],[193,172,132],[197,184,162],[217,212,203],[244,245,246]],wu=[[18,42,82],[27,73,120],[49,114,155],[98,162,181],[166,208,205]],NT=[[88,128,168],[226,170,92],[98,150,104],[196,102,90],[148,190,194],[130,98,144],[206,196,120],[96,106,116],[214,156,170],[124,92,64],[158,194,130],[176,170,162]],yi=(n,e,t="linear",i=!1,s=!0)=>({name:n,kind:t,diverging:i,stops:e,even:s}),Tu=[yi("height",[...wu,...T_],"hypsometric",!1,!1),yi("dusk",[[20,16,52],[60,40,104],[46,92,128],[56,146,128],[150,196,98],[244,232,140]]),yi("slope",[[246,244,246],[203,194,208],[147,131,163],[92,75,111],[42,31,56]]),yi("water",[[247,250,252],[183,213,232],[103,164,209],[41,104,168],[14,38,92]]),yi("flow",[[247,250,252],[183,213,232],[103,164,209],[41,104,168],[14,38,92]],"log"),yi("change",[[110,36,12],[178,84,38],[223,160,116],[244,241,236],[138,194,188],[48,136,138],[8,72,80]],"linear",!0),yi("wear",[[247,243,238],[232,190,150],[205,126,74],[160,66,28],[88,26,10]]),yi("temperature",[[20,52,122],[66,126,190],[164,202,226],[246,245,243],[237,176,150],[205,90,76],[124,20,42]],"linear",!0),yi("humidity",[[94,58,18],[158,112,54],[214,186,138],[244,243,238],[150,202,192],[54,142,134],[4,74,72]]),yi("hardness",[[247,240,230],[221,184,146],[181,122,84],[124,70,46],[66,30,22]]),yi("age",[[243,246,236],[187,207,168],[121,158,112],[66,106,74],[24,54,42]]),yi("grey",[[24,25,28],[245,245,245]]),yi("classes",NT,"classes",!1,!1)],FT=[[/^(height|surface)$/,"height"],[/(top_material|zone|plate|basin|^material$|class)/,"classes"],[/(discharge|^flow$)/,"flow"],[/(curvature|velocity|wind_|change|deposit|difference)/,"change"],[/wear/,"wear"],[/temperature/,"temperature"],[/(humid|rain|wetness)/,"humidity"],[/(water|lake|river|depth|stream_order)/,"water"],[/(slope|talus|aspect)/,"slope"],[/(hardness|sediment)/,"hardness"],[/age/,"age"]];function Ef(n){let e=FT.find(([t])=>t.test(n))?.[1]??"dusk";return Af(e)}function Af(n){return Tu.find(e=>e.name===n)??Tu[1]}function E_([n,e,t]){let i=u=>u/255<=.04045?u/255/12.92:((u/255+.055)/1.055)**2.4,[s,r,o]=[i(n),i(e),i(t)],a=Math.cbrt(.4122214708*s+.5363325363*r+.0514459929*o),l=Math.cbrt(.2119034982*s+.6806995451*r+.1073969566*o),c=Math.cbrt(.0883024619*s+.2817188376*r+.6299787005*o);return[.2104542553*a+.793617785*l-.0040720468*c,1.9779984951*a-2.428592205*l+.4505937099*c,.0259040371*a+.7827717662*l-.808675766*c]}function UT([n,e,t]){let i=(n+.3963377774*e+.2158037573*t)**3,s=(n-.1055613458*e-.0638541728*t)**3,r=(n-.0894841775*e-1.291485548*t)**3;return[4.0767416621*i-3.3077115913*s+.2309699292*r,-1.2684380046*i+2.6097574011*s-.3413193965*r,-.0041960863*i-.7034186147*s+1.707614701*r].map(a=>{let l=a<=.0031308?12.92*a:1.055*Math.max(a,0)**.4166666666666667-.055;return Math.max(0,Math.min(255,Math.round(255*l)))})}function kT(n){let e=n.stops.length;if(n.kind==="hypsometric")return n.stops.map((r,o)=>o<wu.length?.499*o/(wu.length-1):.501+.499*(o-wu.length)/(T_.length-1));if(!n.even)return n.stops.map((r,o)=>o/(e-1));let t=n.stops.map(E_),i=(r,o)=>{let a=[0];for(let l=r;l<o;l++){let c=Math.hypot(t[l][0]-t[l+1][0],t[l][1]-t[l+1][1],t[l][2]-t[l+1][2]);a.push(a[a.length-1]+c)}return a.map(l=>l/a[a.length-1])};if(!n.diverging)return i(0,e-1);let s=(e-1)/2;return[...i(0,s).map(r=>r/2),...i(s,e-1).slice(1).map(r=>.5+r/2)]}function Eu(n,e=256,t){let i=new Uint8Array(e*4);if(n.kind==="classes"){let o=t??n.stops;for(let a=0;a<e;a++){let l=o[Math.floor(a/e*32)%o.length];i.set([...l,255],a*4)}return i}let s=kT(n),r=n.stops.map(E_);for(let o=0;o<e;o++){let a=o/(e-1),l=0;for(;l<s.length-2&&a>s[l+1];)l++;let c=Math.max(0,Math.min(1,(a-s[l])/Math.max(s[l+1]-s[l],1e-9))),u=r[l].map((h,f)=>h+(r[l+1][f]-h)*c);i.set([...UT(u),255],o*4)}return i}function Rf(n,e,t){if(n.diverging){let i=Math.max(Math.abs(e),Math.abs(t),1e-9);return[-i,i]}return n.kind==="log"?[Math.max(e,t*1e-5,1e-9),Math.max(t,1e-8)]:t>e?[e,t]:[e,e+1]}function Wr(n,e,t){let i=e-n;if(!(i>0))return[n];let s=Cf(i/t),r=[];for(let o=Math.ceil(n/s-1e-9)*s;o<=e+s*1e-9;o+=s)r.push(Math.abs(o)<s*1e-6?0:Number(o.toPrecision(12)));return r}function Cf(n){let e=10**Math.floor(Math.log10(n)),t=n/e;return(t<=1?1:t<=2?2:t<=5?5:10)*e}var Au=class{constructor(e){this.window={x:0,y:0,scale:1};this.palette=Ef("height");this.range=[0,1];this.field="height";this.scene=new Ds;this.camera=new Us;this.colours=new Wi(new Uint8Array(256*4),256,1);this.texture=Zi(2,2);this.shown="";this.colours.minFilter=this.colours.magFilter=Ht;let t=()=>new pt;this.material=new us({glslVersion:Bs,vertexShader:`precision highp float;
`+Wo,fragmentShader:`precision highp float;
precision highp int;
`+d_,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uField:{value:null},uPalette:{value:this.colours},uLight:{value:null},uCells:{value:t()},uFieldCells:{value:t()},uSpacing:{value:1},uWindow:{value:new Tt},uScreen:{value:t()},uOrigin:{value:t()},uRange:{value:new Tt},uShade:{value:2},uContour:{value:0},uBrush:{value:new Tt(0,0,1,0)}}});let i=new Xn(e,this.material);i.frustumCulled=!1,this.scene.add(i)}paletteByName(e){return Af(e)}overlay(e,t,i){e.uOverlay.value=t?.85:0,t&&(e.uField.value=this.field==="height"?i.height:this.texture,e.uPalette.value=this.colours,e.uFieldRange.value.set(this.range[0],this.range[1],this.palette.kind==="log"?1:0))}fit(e,t,i){this.window={x:(e.columns-1)/2,y:(e.rows-1)/2,scale:Math.max(e.columns/(t*.94),e.rows/(i*.94))}}show(e,t,i,s){this.field=t,this.palette=s??Ef(t);let r=`${t} ${this.palette.name} ${e?.version} ${e?.columns} ${this.classes?.length}`;if(!(r===this.shown&&t!=="height")&&(this.shown=r,this.colours.image.data=Eu(this.palette,256,this.palette.kind==="classes"?this.classes:void 0),this.colours.minFilter=this.colours.magFilter=this.palette.kind==="classes"?sn:Ht,this.colours.needsUpdate=!0,e!==void 0))if(t!=="height"){let o=e.values instanceof Uint8Array?Float32Array.from(e.values):e.values;this.texture.dispose(),this.texture=Zi(e.columns,e.rows,o),this.palette.kind==="classes"&&(this.texture.minFilter=this.texture.magFilter=sn);let[a,l]=OT(o);this.range=Rf(this.palette,a,l)}else this.range=Rf(this.palette,i.numbers.low,i.numbers.high)}draw(e,t,i,s,r,o){let a=this.material.uniforms,l=e.getPixelRatio(),{x:c,y:u,scale:h}=this.window;a.uHeight.value=t.height,a.uField.value=this.field==="height"?t.height:this.texture,a.uLight.value=i,a.uCells.value.set(t.columns,t.rows);let f=a.uField.value.image;a.uFieldCells.value.set(f.width,f.height),a.uSpacing.value=t.spacing;let d=c-s.width/2*h,p=u+s.height/2*h;a.uWindow.value.set(d,p,h/l,0),a.uOrigin.value.set(0,0),a.uScreen.value.set(s.width*l,s.height*l);let y={linear:0,log:1,hypsometric:2,classes:3}[this.palette.kind],m=t.sea??t.numbers.low;a.uRange.value.set(this.palette.kind==="hypsometric"?Math.min(t.numbers.low,m-1):this.range[0],this.palette.kind==="hypsometric"?t.numbers.top:this.range[1],y,m),a.uShade.value=Math.min(8,Math.max(.6,.42/Math.max(t.numbers.median,.02))),a.uContour.value=r,a.uBrush.value.copy(o),e.render(this.scene,this.camera)}};function OT(n){let e=1/0,t=-1/0;for(let i of n)i<e&&(e=i),i>t&&(t=i);return e<=t?[e,t]:[0,1]}var Ru=class{constructor(){this.state={x:0,y:0,z:0,azimuth:2.75,polar:1.02,distance:1e3};this.least=10;this.most=1e7}frame(e,t,i,s,r){let o=Math.hypot(e,t)/2,a=Math.tan(r*Math.PI/360)*Math.min(1,s*.82);this.state={x:0,y:i,z:t*.035,azimuth:2.75,polar:1,distance:o*.66/a},this.least=Math.max(e,t)/400,this.most=o*14,this.goal=void 0}eye(){let e=this.state,t=Math.sin(e.polar)*e.distance;return[e.x+t*Math.sin(e.azimuth),e.y+Math.cos(e.polar)*e.distance,e.z-t*Math.cos(e.azimuth)]}turn(e,t){let i=this.state;i.azimuth=(i.azimuth+e)%(2*Math.PI),i.polar=A_(i.polar+t,.02,1.54)}pan(e,t){let i=this.state,s=i.distance,r=Math.cos(i.azimuth),o=Math.sin(i.azimuth);i.x+=(-r*e-o*t)*s,i.z+=(-o*e+r*t)*s}zoom(e,t){let i=this.state,s=A_(i.distance*e,this.least,this.most),r=s/i.distance;t!==void 0&&(i.x+=(t[0]-i.x)*(1-r),i.y+=(t[1]-i.y)*(1-r),i.z+=(t[2]-i.z)*(1-r)),i.distance=s}fly(e,t,i){let s=this.state;this.pan(t,e),s.y+=i*s.distance}look(e,t){let i=this.eye();this.turn(e,t);let s=this.eye();this.state.x+=i[0]-s[0],this.state.y+=i[1]-s[1],this.state.z+=i[2]-s[2]}glideTo(e){this.goal={...this.state,...e}}step(e,t){if(this.goal===void 0)return!1;let i=t?1:1-Math.exp(-e*7),s=0;for(let r of Object.keys(this.goal)){let o=this.goal[r]-this.state[r];this.state[r]+=o*i,s=Math.max(s,Math.abs(o)/(r==="azimuth"||r==="polar"?1:this.state.distance))}return s<.001&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0}};function A_(n,e,t){return Math.min(t,Math.max(e,n))}var Cu=class{constructor(){this.key="";this.cursor=0;this.left=0;this.target=R_(4,4)}get busy(){return this.left>0}update(e,t,i,s,r,o){let a=Math.min(1,r.light/Math.max(t.columns,t.rows)),l=Math.max(4,Math.round(t.columns*a)),c=Math.max(4,Math.round(t.rows*a));(this.target.width!==l||this.target.height!==c)&&(this.target.dispose(),this.target=R_(l,c),this.key="");let u=`${t.version} ${i.x.toFixed(4)} ${i.y.toFixed(4)} ${i.z.toFixed(4)} ${s}`,h=Math.max(1,Math.ceil(l*c/131072));u!==this.key&&(this.key=u,this.left=h);let f=0;for(;this.left>0&&f<o;){let d=this.cursor%h,p=Math.floor(d*c/h),y=Math.floor((d+1)*c/h);e.draw(this.target,t,i,s,r,p,y),this.cursor=(d+1)%h,this.left--,f++}return f>0}dispose(){this.target.dispose()}};function R_(n,e){return new ni(n,e,{depthBuffer:!1,minFilter:Ht,magFilter:Ht,generateMipmaps:!1})}var Pu=class{constructor(e,t){this.renderer=e;this.scene=new Ds;this.camera=new Us;this.material=new us({glslVersion:Bs,vertexShader:`precision highp float;
`+Wo,fragmentShader:`precision highp float;
`+g_,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uCoarse:{value:null},uCells:{value:new pt},uPixels:{value:new pt},uSpacing:{value:1},uZ:{value:1},uSun:{value:new Q},uRelief:{value:1},uSea:{value:-1e6},uSteps:{value:32},uRays:{value:8}}});let i=new Xn(t,this.material);i.frustumCulled=!1,this.scene.add(i)}draw(e,t,i,s,r,o,a){let l=this.material.uniforms;l.uHeight.value=t.height,l.uCoarse.value=t.coarse,l.uCells.value.set(t.columns,t.rows),l.uPixels.value.set(e.width,e.height),l.uSpacing.value=t.spacing,l.uZ.value=s,l.uSun.value.copy(i),l.uRelief.value=Math.max(1,t.numbers.high-Math.max(t.numbers.low,t.sea??-1e9))*s,l.uSea.value=t.sea??-1e6,l.uSteps.value=r.steps,l.uRays.value=r.rays;let c=this.renderer.getRenderTarget();e.scissorTest=!0,e.scissor.set(0,o,e.width,a-o),e.viewport.set(0,0,e.width,e.height);let u=this.renderer.autoClear;this.renderer.autoClear=!1,this.renderer.setRenderTarget(e),this.renderer.render(this.scene,this.camera),this.renderer.setRenderTarget(c),this.renderer.autoClear=u}};var Za={temperate:{moss:"#56663a",meadow:"#78794a",straw:"#9c8f62",wood:"#3a4a2c",soil:"#866f55",scree:"#a3978a",sand:"#cfbd96",snow:"#f1f4f8",green:1,snowShare:.86},alpine:{moss:"#4c5c3a",meadow:"#6a6f4a",straw:"#857e62",wood:"#2f3f2b",soil:"#756756",scree:"#948d86",sand:"#b9ae98",snow:"#f3f6fa",green:.9,snowShare:.58},arid:{moss:"#9a7d52",meadow:"#b08a5a",straw:"#bf9a68",wood:"#7c6b45",soil:"#a9764c",scree:"#b7936f",sand:"#d8b784",snow:"#f1ece4",green:.28,snowShare:2},bare:{moss:"#9a948c",meadow:"#a39c92",straw:"#aca49a",wood:"#8f8981",soil:"#978c80",scree:"#a89f95",sand:"#c3b59c",snow:"#f1f4f8",green:0,snowShare:2}};function Pf(n){let e=parseInt(n.slice(1),16),t=i=>{let s=(e>>i&255)/255;return s<=.04045?s/12.92:((s+.055)/1.055)**2.4};return[t(16),t(8),t(0)]}function C_(n,e,t){if(e<-.5||t<-.5||e>n.columns-.5||t>n.rows-.5)return;let i=Math.min(Math.max(e,0),n.columns-1),s=Math.min(Math.max(t,0),n.rows-1);return{x:i*n.spacing,y:s*n.spacing,cellX:i,cellY:s,height:n.heightAt(i,s),worldX:i*n.spacing-n.width/2,worldZ:s*n.spacing-n.depth/2}}function BT(n,e,t,i){let s=Math.max(n.numbers.high,n.sea??-1e9)*i+1,r=n.numbers.low*i-1,o=0,a=1/0,l=(d,p,y,m)=>{if(Math.abs(p)<1e-12)return d>=y&&d<=m;let g=(y-d)/p,b=(m-d)/p;return o=Math.max(o,Math.min(g,b)),a=Math.min(a,Math.max(g,b)),o<=a};if(!l(e.x,t.x,-n.width/2,n.width/2)||!l(e.z,t.z,-n.depth/2,n.depth/2)||!l(e.y,t.y,r,s))return;let c=d=>{let p=(e.x+t.x*d+n.width/2)/n.spacing,y=(e.z+t.z*d+n.depth/2)/n.spacing;return e.y+t.y*d-n.levelAt(p,y)*i},u=Math.hypot(t.x,t.z),h=Math.max(n.spacing*.5/Math.max(u,.05),(a-o)/4e3),f=o;for(let d=o;d<=a+h;d+=h){if(c(Math.min(d,a))<=0){let p=f,y=Math.min(d,a);for(let b=0;b<12;b++){let R=(p+y)/2;c(R)>0?p=R:y=R}let m=(e.x+t.x*y+n.width/2)/n.spacing,g=(e.z+t.z*y+n.depth/2)/n.spacing;return C_(n,m,g)}f=d}}var If={fromCell:C_,alongRay:BT};var Iu={low:{name:"low",ratio:1,smooth:!1,reach:170,light:256,steps:28,rays:6,detail:512,moving:!1},medium:{name:"medium",ratio:1.5,smooth:!0,reach:320,light:1024,steps:48,rays:8,detail:1024,moving:!0},high:{name:"high",ratio:2,smooth:!0,reach:700,light:2048,steps:80,rays:12,detail:4096,moving:!0}};function P_(n,e,t){let i=/[#&]quality=(low|medium|high)/.exec(n)?.[1];return i!==void 0?Iu[i]:/swiftshader|llvmpipe|softpipe|software/i.test(e)?Iu.low:t?Iu.medium:Iu.high}var I_=`
${$i}
${bu}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    vWorld = worldOf(vCell, heightAt(vCell));
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,zT=`
uniform sampler2D uMaterial;     // index of the material on top
uniform sampler2D uExtra;        // velocity, river, change
uniform vec4 uRock[32];          // colour of a material; a = 1 if it is loose
uniform float uHasMaterial;
uniform float uHasExtra;
uniform float uTop;              // metres: as high as the land goes
uniform float uLow;
uniform float uRockSlope;        // tangent
uniform float uSnow;             // metres: above it snow stays on gentle ground
uniform vec3 uMoss, uMeadow, uStraw, uWood, uSoil, uScree, uSand, uSnowColour;
uniform float uGreen;            // 0: bare ground, 1: as green as it gets

vec4 rockAt(vec2 cell) {
    if (uHasMaterial < 0.5) return uRock[0];
    vec2 size = vec2(textureSize(uMaterial, 0));
    vec2 at = clamp((cell + 0.5) / uCells * size - 0.5, vec2(0.0), size - 1.0);
    ivec2 a = ivec2(floor(at));
    ivec2 b = min(a + 1, ivec2(size) - 1);
    vec2 t = at - vec2(a);
    vec4 c00 = uRock[int(texelFetch(uMaterial, a, 0).r * 255.0 + 0.5) & 31];
    vec4 c10 = uRock[int(texelFetch(uMaterial, ivec2(b.x, a.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c01 = uRock[int(texelFetch(uMaterial, ivec2(a.x, b.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c11 = uRock[int(texelFetch(uMaterial, b, 0).r * 255.0 + 0.5) & 31];
    return mix(mix(c00, c10, t.x), mix(c01, c11, t.x), t.y);
}

struct Surface { vec3 colour; float rough; float snow; float rock; };

// Beds: broad bands that differ in shade, thin dark lines between them; they follow the height and
// sway with it, so that walls of one rock still show how they were laid down.
float beds(float h, vec2 p, float thick) {
    float sway = (texture(uNoise, p * 0.0045).r - 0.5) * 2.2;
    float b = h / thick + sway;
    float band = texture(uNoise, vec2(b * 0.031, 0.37)).a;
    float fine = texture(uNoise, vec2(b * 0.13, 0.81)).a;
    float edge = abs(fract(b * 0.5) - 0.5) * 2.0;
    float line = 1.0 - 0.28 * smoothstep(0.86, 0.98, edge);
    return (0.74 + 0.34 * band + 0.22 * fine) * line;
}

Surface surfaceAt(vec2 cell, float h, vec2 grad, vec3 light, float px) {
    vec2 p = cell / 1.0;
    float slope = length(grad);
    vec4 n1 = texture(uNoise, p * 0.021);
    vec4 n2 = texture(uNoise, p * 0.087 + 0.37);
    vec4 n3 = texture(uNoise, p * 0.41 + 0.11);
    float near = clamp(1.6 - px * 0.9, 0.0, 1.0);   // fine grain only where a sample covers pixels
    float noise = n1.r * 0.55 + n2.r * 0.3 + mix(0.5, n3.r, near) * 0.15;
    float foot = uSea > -1e5 ? max(uLow, uSea) : uLow;
    float span = max(uTop - foot, 1.0);
    float hr = clamp((h - foot) / span, 0.0, 1.2);
    float hollow = 0.5 - light.b;                    // above zero in valleys, below on crests
    float wavy = hr + (noise - 0.5) * 0.22;

    vec4 rock4 = rockAt(cell);
    vec3 rock = rock4.rgb;
    float loose = rock4.a;

    // Plants by height, moisture of hollows and chance.
    vec3 plants = mix(uMoss, uMeadow, smoothstep(0.06, 0.34, wavy - hollow * 0.25));
    plants = mix(plants, uStraw, smoothstep(0.30, 0.68, wavy - hollow * 0.3));
    float wood = smoothstep(0.50, 0.62, n1.a * 0.7 + n2.a * 0.3 + hollow * 0.5)
        * (1.0 - smoothstep(0.30, 0.46, wavy)) * (1.0 - smoothstep(0.55, 0.8, slope))
        * smoothstep(0.015, 0.05, hr);
    plants = mix(plants, uWood * (0.8 + 0.4 * n3.r), wood * 0.75);
    plants *= 0.86 + 0.28 * noise;
    // Where nothing grows: soil, then scree, tinted by the rock it comes from.
    vec3 soil = mix(uSoil, rock, 0.35) * (0.85 + 0.3 * n2.a);
    vec3 scree = mix(uScree, rock, 0.5) * (0.86 + 0.28 * mix(0.5, n3.a, near));
    float bare = smoothstep(0.50, 0.82, wavy - hollow * 0.35);
    float green = uGreen * (1.0 - bare) * (1.0 - 0.85 * smoothstep(0.6, 1.0, slope / uRockSlope + (noise - 0.5) * 0.5));
    vec3 ground = mix(mix(soil, scree, bare), plants, green);
    float debris = smoothstep(0.45, 0.75, slope / uRockSlope) * smoothstep(-0.02, 0.12, hollow);
    ground = mix(ground, scree, debris * 0.55);
    // Loose ground that was laid down says what it is made of.
    ground = mix(ground, rock, loose * mix(0.25, 0.62, 1.0 - uGreen) * (1.0 - 0.4 * green));
    if (uHasExtra > 0.5) {
        float change = texture(uExtra, (cell + 0.5) / uCells).a * 2.0 - 1.0;
        ground = mix(ground, mix(uScree, uSand, 0.5), clamp(change - 0.25, 0.0, 0.5) * 0.7);
        ground = mix(ground, soil * 0.9, clamp(-change - 0.35, 0.0, 0.4) * 0.5);
    }
    // Rock on the steep, in beds.
    float steep = smoothstep(0.82, 1.18, slope / uRockSlope + (noise - 0.5) * 0.55 - hollow * 0.35);
    float thick = clamp(span * 0.012, 0.6, 40.0);
    float massive = loose;
    float band = mix(beds(h, p, thick), 1.0, massive * 0.8);
    vec3 wall = rock * band * (0.78 + 0.36 * n2.r) * (0.9 + 0.2 * mix(0.5, n3.a, near));
    wall = mix(wall, wall * vec3(0.80, 0.78, 0.80), smoothstep(0.1, 0.3, hollow));
    vec3 c = mix(ground, wall, steep);
    // Shore: sand on the flat beside the sea, dark and wet under it.
    if (uSea > -1e5) {
        float over = h - uSea;
        float beach = (1.0 - smoothstep(0.0, 1.0, over / (span * 0.006 + 2.0) + (n2.r - 0.5)))
            * (1.0 - smoothstep(0.10, 0.28, slope));
        c = mix(c, uSand * (0.9 + 0.2 * n3.r), beach * step(-0.5, over + 400.0));
        float below = smoothstep(0.0, span * 0.02 + 2.0, -over);
        c = mix(c, mix(uSand, uScree, 0.4) * 0.8, below * (1.0 - steep));
    }
    // Snow: above its line, not on the steepest, first in hollows and away from the sun.
    float shade = dot(normalize(vec3(-grad.x, 1.0, -grad.y)), uSun);
    float line = uSnow + (noise - 0.5) * span * 0.16 - hollow * span * 0.25 + shade * span * 0.05;
    float snow = smoothstep(-0.02, 0.05, (h - line) / span) * (1.0 - smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6) + (n2.r - 0.5) * 0.5));
    c = mix(c, uSnowColour, snow * 0.95);

    Surface s;
    s.colour = c;
    s.snow = snow;
    s.rock = steep * (1.0 - snow);
    s.rough = mix(0.35, 1.0, s.rock) * (1.0 - 0.8 * snow);
    return s;
}

// Rivers that are too narrow for the lattice: a share of the sample is water.
float riverAt(vec2 cell) {
    if (uHasExtra < 0.5) return 0.0;
    return smoothstep(0.10, 0.75, texture(uExtra, (cell + 0.5) / uCells).b);
}
`,L_=`
${$i}
${hr}
${zT}
uniform vec3 uEye;
uniform float uContour;          // metres between lines; 0 = none
uniform vec4 uBrush;             // x, z, radius in metres; a > 0 when shown
uniform float uBrushFall;
uniform vec4 uBox;               // half width, half depth, floor, 1 = open sea
uniform float uOverlay;          // 0..1: a field drawn over the ground
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform vec3 uFieldRange;        // low, high, 1 = logarithmic
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    vec2 cell = vCell;
    float h = heightAt(cell);
    if (uBox.w > 0.5 && h < uSea) {
        // Under the open sea only what is seen through the water of the map itself.
        vec2 in2 = mix(uEye, vWorld, (uSea * uZ - uEye.y) / min(vWorld.y - uEye.y, -1e-3)).xz;
        if (any(greaterThan(abs(in2), uBox.xy - 0.4 * uSpacing))) discard;
    }
    vec2 grad = gradientAt(cell);
    vec3 light = texture(uLight, (cell + 0.5) / uCells).rgb;
    float px = max(length(dFdx(cell)), length(dFdy(cell)));   // samples a pixel
    Surface s = surfaceAt(cell, h, grad, light, px);

    // Grain below the lattice, so that ground seen closely is not a blurred cloth.
    float fine = clamp(1.3 - px * 1.6, 0.0, 1.0);
    if (fine > 0.0) {
        vec4 a = texture(uNoise, cell * 0.33);
        vec4 b = texture(uNoise, cell * 1.27 + 0.5);
        vec2 bump = (a.gb - 0.5) * 0.55 + (b.gb - 0.5) * 0.4 * clamp(1.0 - px * 4.0, 0.0, 1.0);
        grad += bump * fine * s.rough * (0.25 + 0.6 * length(grad));
    }
    vec3 n = normalize(vec3(-grad.x * uZ, 1.0, -grad.y * uZ));
    float lambert = max(dot(n, uSun), 0.0);
    float open = light.g;
    vec3 sky = uSkyLight * (0.55 + 0.45 * n.y) * open;
    vec3 bounce = uSunLight * 0.045 * (1.0 - 0.5 * n.y) * open * vec3(1.0, 0.92, 0.8);
    vec3 c = s.colour * (uSunLight * lambert * light.r + sky + bounce);
    // Snow scatters light inside and throws some back low against the sun.
    c += s.snow * uSunLight * light.r * 0.10 * pow(max(dot(reflect(-uSun, n), normalize(uEye - vWorld)), 0.0), 8.0);

    // Narrow rivers as paint: dark water with the sky in it.
    float river = riverAt(cell);
    if (river > 0.0) {
        vec3 toEye = normalize(uEye - vWorld);
        float f = 0.04 + 0.96 * pow(1.0 - max(toEye.y, 0.0), 5.0);
        vec3 water = vec3(0.03, 0.085, 0.11) * (uSunLight * 0.28 * light.r + uSkyLight * open)
            + skyColour(vec3(-toEye.x, toEye.y, -toEye.z)) * f * 0.6;
        c = mix(c, water, river * 0.85);
    }
    if (uOverlay > 0.0) {
        float v = texture(uField, (cell + 0.5) / uCells).r;
        float t = uFieldRange.z > 0.5
            ? log2(max(v, uFieldRange.x) / uFieldRange.x) / log2(uFieldRange.y / uFieldRange.x)
            : (v - uFieldRange.x) / (uFieldRange.y - uFieldRange.x);
        vec3 paint = pow(texture(uPalette, vec2(clamp(t, 0.002, 0.998), 0.5)).rgb, vec3(2.2));
        c = mix(c, paint * (uSunLight * lambert * light.r * 0.55 + sky + 0.25), uOverlay);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
        c *= 1.0 - line * (0.28 + 0.3 * heavy) * (1.0 - smoothstep(0.3, 0.8, w));
    }
    c = throughAir(c, uEye, vWorld);
    if (uBrush.a > 0.0) {
        float d = distance(vWorld.xz, uBrush.xy) / uBrush.z;
        float w = fwidth(d) * 1.4;
        float ring = 1.0 - smoothstep(w * 0.7, w * 1.6, abs(d - 1.0));
        float core = 1.0 - smoothstep(w * 0.4, w, abs(d - uBrushFall));
        c = mix(c, vec3(1.6, 0.75, 0.22), ring * 0.95 + core * 0.35);
        c += vec3(0.10, 0.05, 0.015) * (1.0 - smoothstep(0.0, 1.0, d));
    }
    outColour = finish(c, 1.0);
}
`;var D_=`
${$i}
in vec4 edge;                    // share along x, along y; 0 bottom or 1 top; side 0..3
uniform float uBase;             // metres: foot of the block
out vec2 vCell;
out vec3 vWorld;
out float vSide;
out float vAlong;
void main() {
    vCell = edge.xy * (uCells - 1.0);
    float top = max(heightAt(vCell), levelAt(vCell));
    vWorld = worldOf(vCell, mix(uBase, top, edge.z));
    vSide = edge.w;
    vAlong = edge.w < 0.5 || (edge.w > 1.5 && edge.w < 2.5) ? edge.x : edge.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,N_=`
${$i}
${hr}
uniform vec3 uEye;
uniform float uBase;
uniform float uWallTop;          // metres: upper end of the drawn layers
uniform float uHasWalls;
uniform sampler2D uWalls;        // four strips, one a side
uniform vec3 uWallRock;
in vec2 vCell;
in vec3 vWorld;
in float vSide;
in float vAlong;
out vec4 outColour;
void main() {
    float h = vWorld.y / uZ;
    float ground = heightAt(vCell);
    vec3 n = vSide < 0.5 ? vec3(0, 0, -1) : vSide < 1.5 ? vec3(1, 0, 0) : vSide < 2.5 ? vec3(0, 0, 1) : vec3(-1, 0, 0);
    float v = (h - uBase) / max(uWallTop - uBase, 1.0);
    vec3 c;
    if (uHasWalls > 0.5) {
        float row = (vSide + 0.004 + clamp(v, 0.0, 1.0) * 0.992) / 4.0;
        c = pow(texture(uWalls, vec2(vAlong, row)).rgb, vec3(2.2));
    } else {
        float b = texture(uNoise, vec2(v * 0.9, vAlong * 0.05)).a;
        float fine = texture(uNoise, vec2(v * 3.7, 0.3 + vAlong * 0.02)).r;
        c = uWallRock * (0.62 + 0.45 * b + 0.2 * fine);
    }
    float light = max(dot(n, uSun), 0.0);
    float soft = 0.55 + 0.45 * clamp(v * 1.5, 0.0, 1.0);
    vec3 lit = c * (uSunLight * (light * 0.75 + 0.05) + uSkyLight * 0.6 * soft);
    lit *= mix(1.0, 0.6, 1.0 - smoothstep(0.0, 0.02, (ground - h) / max(uWallTop - uBase, 1.0)) * 1.0);
    if (h > ground) {
        float d = (max(levelAt(vCell), ground) - h) / max(uWallTop - uBase, 1.0);
        vec3 w = mix(vec3(0.05, 0.19, 0.22), vec3(0.010, 0.045, 0.09), clamp(d * 5.0, 0.0, 1.0));
        lit = w * (uSunLight * (0.25 + 0.4 * light) + uSkyLight);
    }
    outColour = finish(throughAir(lit, uEye, vWorld), 1.0);
}
`;var rn=256;function Lu(n,e,t){let i=Math.imul(n,374761393)^Math.imul(e,668265263)^Math.imul(t,1274126177);return i=Math.imul(i^i>>>13,1103515245),((i^i>>>16)>>>0)/4294967296}function HT(n,e,t,i){let s=rn/e;for(let r=0;r<rn;r++){let o=Math.floor(r/s),a=r/s-o,l=a*a*a*(a*(a*6-15)+10);for(let c=0;c<rn;c++){let u=Math.floor(c/s),h=c/s-u,f=h*h*h*(h*(h*6-15)+10),d=(u+1)%e,p=(o+1)%e,y=Lu(u,o,i)*(1-f)+Lu(d,o,i)*f,m=Lu(u,p,i)*(1-f)+Lu(d,p,i)*f;n[r*rn+c]+=t*(y*(1-l)+m*l-.5)}}}function F_(n){let e=new Float32Array(rn*rn),t=1;for(let r=4;r<=128;r*=2)HT(e,r,t,n+r),t*=.58;let i=1/0,s=-1/0;for(let r of e)i=Math.min(i,r),s=Math.max(s,r);for(let r=0;r<e.length;r++)e[r]=(e[r]-i)/(s-i);return e}function U_(){let n=F_(1),e=F_(101),t=new Uint8Array(rn*rn*4);for(let s=0;s<rn;s++)for(let r=0;r<rn;r++){let o=s*rn+r,a=n[s*rn+(r+1)%rn]-n[s*rn+(r+rn-1)%rn],l=n[(s+1)%rn*rn+r]-n[(s+rn-1)%rn*rn+r];t[o*4]=Math.round(255*n[o]),t[o*4+1]=Math.max(0,Math.min(255,Math.round(127.5+900*a))),t[o*4+2]=Math.max(0,Math.min(255,Math.round(127.5+900*l))),t[o*4+3]=Math.round(255*e[o])}let i=new Wi(t,rn,rn,ri);return i.wrapS=i.wrapT=Po,i.minFilter=Xi,i.magFilter=Ht,i.generateMipmaps=!0,i.needsUpdate=!0,i}var VT=3e3,GT=`precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`,WT=`precision highp float;
precision highp int;
`,Xo=class n{constructor(){this.triangle=XT();this.scene=new Ds;this.patches=new Float32Array(VT*4);this.attribute=new Ra(this.patches,4);this.geometry=qT(this.attribute);this.frustum=new Ns;this.matrix=new Qt;this.box=new ls;let e=()=>new Q;this.uniforms={uHeight:{value:null},uLevel:{value:null},uLight:{value:null},uNoise:{value:U_()},uCells:{value:new pt(2,2)},uSpacing:{value:1},uZ:{value:1},uSea:{value:-1e6},uSun:{value:e()},uSunLight:{value:e()},uSkyLight:{value:e()},uZenith:{value:e()},uHorizon:{value:e()},uGlow:{value:e()},uExposure:{value:1},uHaze:{value:0},uEye:{value:e()},uMaterial:{value:null},uExtra:{value:null},uHasMaterial:{value:0},uHasExtra:{value:0},uHasFlow:{value:0},uRock:{value:Array.from({length:32},()=>new Tt(.3,.28,.26,0))},uTop:{value:1},uLow:{value:0},uRockSlope:{value:.7},uSnow:{value:1e6},uMoss:{value:e()},uMeadow:{value:e()},uStraw:{value:e()},uWood:{value:e()},uSoil:{value:e()},uScree:{value:e()},uSand:{value:e()},uSnowColour:{value:e()},uGreen:{value:1},uContour:{value:0},uBrush:{value:new Tt(0,0,1,0)},uBrushFall:{value:.5},uOverlay:{value:0},uField:{value:Zi(2,2)},uPalette:{value:null},uFieldRange:{value:e()},uTime:{value:0},uWave:{value:1},uClear:{value:1},uBack:{value:new Qt},uBox:{value:new Tt},uEdgeDepth:{value:100},uBase:{value:0},uWallTop:{value:1},uHasWalls:{value:0},uWalls:{value:null},uWallRock:{value:new Q(.3,.27,.24)}},this.sky=this.mesh(this.triangle,Wo,m_,{depthTest:!1,depthWrite:!1}),this.sky.renderOrder=-1,this.mesh(this.geometry,I_,L_,{side:ai}),this.walls=this.mesh(YT(512),D_,N_,{side:ai}),this.water=this.mesh(this.geometry,f_,p_,{transparent:!0,depthWrite:!1,side:ai}),this.water.renderOrder=2}setRocks(e){let t=this.uniforms.uRock.value;e.slice(0,32).forEach((i,s)=>{let[r,o,a]=Pf(i.colour);t[s].set(r,o,a,i.loose?1:0)}),e.length>0&&this.uniforms.uWallRock.value.set(t[0].x,t[0].y,t[0].z)}setWalls(e){this.uniforms.uWalls.value=e??null,this.uniforms.uHasWalls.value=e===void 0?0:1}static wallSpan(e,t){let i=Math.max(e.numbers.high-e.numbers.low,.001),s=Math.max(i*.3,e.extent*.045/t);return[e.numbers.low-s,Math.max(e.numbers.high,e.sea??-1e9)]}prepare(e,t,i,s,r,o,a){let l=this.uniforms,c=s.exaggeration;l.uHeight.value=e.height,l.uLevel.value=e.level,l.uLight.value=t,l.uCells.value.set(e.columns,e.rows),l.uSpacing.value=e.spacing,l.uZ.value=c,l.uSea.value=e.sea??-1e6,l.uMaterial.value=e.material,l.uExtra.value=e.extra,l.uHasMaterial.value=e.hasMaterial?1:0,l.uHasExtra.value=e.extra.image.width>2?1:0,l.uHasFlow.value=e.hasFlow?1:0,l.uLow.value=e.numbers.low,l.uTop.value=e.numbers.top,l.uRockSlope.value=e.numbers.rockSlope,this.setLook(e,s),this.setLight(r,o,s,e),l.uContour.value=s.contour,l.uTime.value=s.time,l.uWave.value=Math.max(e.spacing*1.3,e.extent/900),l.uClear.value=Math.min(4,Math.max(.03,55/Math.max(e.waterDepth,1))),l.uEye.value.copy(i.position),l.uBack.value.copy(i.projectionMatrixInverse).premultiply(i.matrixWorld);let[u,h]=n.wallSpan(e,c);l.uBase.value=u,l.uWallTop.value=h,l.uBox.value.set(e.width/2,e.depth/2,(e.ocean?e.sea:u)*c,e.ocean?1:0),l.uEdgeDepth.value=Math.max(20,(e.sea??0)-e.numbers.low),this.water.visible=e.hasWater,this.walls.visible=!e.ocean,this.choose(e,i,c,a)}setLook(e,t){let i=this.uniforms,s={uMoss:"moss",uMeadow:"meadow",uStraw:"straw",uWood:"wood",uSoil:"soil",uScree:"scree",uSand:"sand",uSnowColour:"snow"};for(let[l,c]of Object.entries(s))i[l].value.set(...Pf(t.look[c]));i.uGreen.value=t.look.green;let r=Math.max(e.numbers.low,e.sea??-1e9),o=e.numbers.top-r,a=o>700&&t.look.snowShare<1?r+o*t.look.snowShare:1e6;i.uSnow.value=t.snow??a}setLight(e,t,i,s){let r=this.uniforms;r.uSun.value.copy(e),r.uSunLight.value.set(...t.sun),r.uSkyLight.value.set(...t.sky),r.uZenith.value.set(...t.zenith),r.uHorizon.value.set(...t.horizon),r.uGlow.value.set(...t.glow),r.uExposure.value=t.exposure,r.uHaze.value=.055*i.haze/s.extent}choose(e,t,i,s){if(e.boxes===void 0)return;this.matrix.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this.frustum.setFromProjectionMatrix(this.matrix);let r=e.spacing,o=(e.columns-1)/2,a=(e.rows-1)/2,l=t.position,c=__(e.boxes,i/r,{x:l.x/r+o,y:l.z/r+a,z:l.y/r,sees:(u,h,f,d,p,y)=>(this.box.min.set((u-o)*r,(f-2)*r,(h-a)*r),this.box.max.set((d-o)*r,(y+2)*r,(p-a)*r),this.frustum.intersectsBox(this.box))},Math.max(s,128),this.patches);this.geometry.instanceCount=c,this.attribute.needsUpdate=!0}mesh(e,t,i,s){let r=new us({glslVersion:Bs,vertexShader:GT+t,fragmentShader:WT+i,uniforms:this.uniforms,...s}),o=new Xn(e,r);return o.frustumCulled=!1,this.scene.add(o),o}};function XT(){let n=new Ii;return n.setAttribute("position",new ei(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3)),n}function qT(n){let e=new Fa,t=33,i=new Float32Array(t*t*2);for(let r=0;r<t;r++)for(let o=0;o<t;o++)i[(r*t+o)*2]=o,i[(r*t+o)*2+1]=r;let s=[];for(let r=0;r<32;r++)for(let o=0;o<32;o++){let a=r*t+o;s.push(a,a+t,a+1,a+1,a+t,a+t+1)}return e.setAttribute("place",new ei(i,2)),e.setIndex(s),n.setUsage(ef),e.setAttribute("patchAt",n),e.instanceCount=0,e}function YT(n){let e=[],t=[];for(let s=0;s<4;s++)for(let r=0;r<=n;r++){let o=r/n,a=s===0||s===2?o:s===1?1:0,l=s===1||s===3?o:s===2?1:0,c=e.length/4;e.push(a,l,0,s,a,l,1,s),r<n&&t.push(c,c+1,c+2,c+2,c+1,c+3)}let i=new Ii;return i.setAttribute("edge",new ei(new Float32Array(e),4)),i.setIndex(t),i}var Xr=Math.PI/180;function k_(n,e=0){let t=50*Xr,i=23.4*Xr,s=(n-12)*15*Xr,r=Math.sin(t)*Math.sin(i)+Math.cos(t)*Math.cos(i)*Math.cos(s),o=Math.asin(r),a=-Math.cos(i)*Math.sin(s),l=Math.cos(t)*Math.sin(i)-Math.sin(t)*Math.cos(i)*Math.cos(s);return{azimuth:((Math.atan2(a,l)/Xr+e)%360+360)%360,elevation:o/Xr}}function O_(n){let e=n.elevation*Xr,t=n.azimuth*Xr;return[Math.cos(e)*Math.sin(t),Math.sin(e),-Math.cos(e)*Math.cos(t)]}var dr=(n,e,t)=>[n[0]+(e[0]-n[0])*t,n[1]+(e[1]-n[1])*t,n[2]+(e[2]-n[2])*t],Lf=(n,e,t)=>{let i=Math.min(1,Math.max(0,(t-n)/(e-n)));return i*i*(3-2*i)};function B_(n){let e=Lf(-4,22,n),t=1-Lf(4,32,n),i=Lf(-3,4,n),s=dr([1,.93,.82],[1,.58,.26],t),r=i*(2.2+1.5*e);return{sun:[s[0]*r,s[1]*r,s[2]*r],sky:dr([.035,.05,.09],[.42,.53,.72],e),zenith:dr([.012,.02,.05],dr([.1,.24,.52],[.16,.27,.48],t),e),horizon:dr([.05,.06,.1],dr([.56,.68,.8],[.78,.66,.54],t),e),glow:dr([.2,.06,.02],dr([.9,.8,.6],[1.3,.62,.22],t),e),exposure:.78+.5*(1-e)}}var qo={hour:18,turn:0,exaggeration:1,haze:1,look:"temperate",snow:void 0,contour:0,field:"height",palette:"",overlay:!1,waves:!0},Df=38,Nu=class{constructor(e){this.rig=new Ru;this.settings={...qo};this.mode="land";this.split=.5;this.splitSlots=["a","live"];this.still=!1;this.camera=new Qn(Df,1,1,1e6);this.width=1;this.height=1;this.requested=!1;this.framed=[0,0];this.began=performance.now();this.last=0;this.sun=new Q;this.mapBrush=new Tt(0,0,1,0);this.pictures=0;this.canvas=document.createElement("canvas");let t=$T();this.quality=P_(e,t,matchMedia("(pointer: coarse)").matches),this.renderer=new vu({canvas:this.canvas,antialias:this.quality.smooth,powerPreference:"high-performance"}),this.renderer.autoClear=!1,this.renderer.outputColorSpace=Ur,this.renderer.getContext().getExtension("OES_texture_float_linear"),this.landScene=new Xo,this.pass=new Pu(this.renderer,this.landScene.triangle),this.map=new Au(this.landScene.triangle);let i=()=>({maps:_p(),land:new Mu,light:new Cu,dirty:!1});this.slots={live:i(),a:i(),b:i()},document.addEventListener("visibilitychange",()=>this.invalidate())}attach(e){new ResizeObserver(()=>this.resize(e)).observe(e),this.resize(e)}get land(){return this.slots.live.land}take(e){let t=e.head.slot??"live",i=this.slots[t]??this.slots.live,s=gp(e,i.maps);return i.dirty=!0,this.invalidate(),s}setSea(e){if(e!==this.sea){this.sea=e;for(let t of Object.values(this.slots))t.dirty=!0;this.invalidate()}}change(e){this.settings={...this.settings,...e},this.invalidate()}frameLand(e=!1){let t=this.land;if(this.mode==="map")this.map.fit(t,this.width,this.height);else{let i={...this.rig.state},s=this.middleHeight(t);if(this.rig.frame(t.width,t.depth,s,this.width/this.height,Df),e&&!this.still){let r=this.rig.state;this.rig.state=i,this.rig.glideTo(r)}}this.invalidate()}setBrush(e,t,i){let s=this.landScene.uniforms;s.uBrush.value.set(e?.worldX??0,e?.worldZ??0,t,e?1:0),s.uBrushFall.value=i,this.mapBrush.set(e?.cellX??0,e?.cellY??0,t/this.land.spacing,e?1:0),this.invalidate()}pick(e,t){let i=this.canvas.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=this.land;if(o.boxes===void 0)return;if(this.mode==="map"){let{x:l,y:c,scale:u}=this.map.window;return If.fromCell(o,l+(s-this.width/2)*u,c+(r-this.height/2)*u)}let a=new Q(s/this.width*2-1,1-r/this.height*2,.5).unproject(this.camera).sub(this.camera.position).normalize();return If.alongRay(o,this.camera.position,a,this.settings.exaggeration)}project(e,t,i){let s=this.land,r=e/s.spacing,o=t/s.spacing;if(this.mode==="map"){let c=this.map.window;return[this.width/2+(r-c.x)/c.scale,this.height/2+(o-c.y)/c.scale]}let a=i??s.levelAt(r,o),l=new Q(e-s.width/2,a*this.settings.exaggeration,t-s.depth/2);if(l.project(this.camera),!(l.z>1))return[(l.x+1)/2*this.width,(1-l.y)/2*this.height]}invalidate(){this.canvas.dataset.settled="",!this.requested&&(this.requested=!0,requestAnimationFrame(()=>this.tick()))}async screenshot(e=1){let t=this.renderer.getPixelRatio();this.renderer.setPixelRatio(Math.min(4,t*e)),this.draw(1e3);let i=await new Promise(s=>this.canvas.toBlob(s,"image/png"));if(this.renderer.setPixelRatio(t),this.invalidate(),i===null)throw new Error("The browser could not make a picture.");return i}middleHeight(e){let t=Math.max(e.numbers.low,e.sea??-1e9);return(t+(e.numbers.top-t)*.3)*this.settings.exaggeration}resize(e){let t=e.getBoundingClientRect();this.width=Math.max(16,Math.round(t.width)),this.height=Math.max(16,Math.round(t.height)),this.renderer.setPixelRatio(Math.min(devicePixelRatio,this.quality.ratio)),this.renderer.setSize(this.width,this.height),this.draw(0),this.invalidate()}tick(){this.requested=!1;let e=performance.now(),t=Math.min(.1,(e-this.last)/1e3);this.last=e;let i=this.rig.step(t,this.still),s=this.draw(this.quality.name==="low"?4:8);this.pictures++,this.onDrawn?.();let r=this.settings.waves&&this.quality.moving&&!this.still&&this.land.hasWater&&this.mode!=="map"&&document.visibilityState==="visible";i||s||r?(!i&&!s&&this.settled(),this.requested=!0,requestAnimationFrame(()=>this.tick())):this.settled()}settled(){this.slots.live.maps.fields.size>0&&(this.canvas.dataset.settled=String(this.slots.live.maps.tick))}draw(e){let{settings:t}=this,i=k_(t.hour,t.turn);this.sun.set(...O_(i));let s=B_(i.elevation),r=!1;for(let c of this.mode==="split"?this.splitSlots:["live"]){let u=this.slots[c];u.dirty&&u.maps.fields.has("height")&&(u.land.update(u.maps,this.sea,this.renderer),u.dirty=!1,c==="live"&&this.frameIfNew(u.land)),u.land.boxes!==void 0&&(u.light.update(this.pass,u.land,this.sun,t.exaggeration,this.quality,e),r||=u.light.busy)}if(this.placeCamera(),this.renderer.setRenderTarget(null),this.renderer.setScissorTest(!1),this.renderer.setViewport(0,0,this.width,this.height),this.land.boxes===void 0)return this.renderer.setClearColor(1382170,1),this.renderer.clear(),r;if(this.mode!=="split")return this.drawSlot(this.slots.live,s,0,this.width),r;let o=Math.round(this.split*this.width),[a,l]=this.splitSlots.map(c=>this.slots[c]);return this.drawSlot(a.land.boxes?a:this.slots.live,s,0,o),this.drawSlot(l.land.boxes?l:this.slots.live,s,o,this.width),r}drawSlot(e,t,i,s){let{settings:r,renderer:o}=this;o.setScissorTest(!0),o.setScissor(i,0,Math.max(1,s-i),this.height),o.clearDepth();let a=r.palette?this.map.paletteByName(r.palette):void 0,l=e.maps.fields.get(r.field);(this.mode==="map"||r.overlay)&&this.map.show(l,r.field,e.land,a),this.mode==="map"?this.map.draw(o,e.land,e.light.target.texture,{width:this.width,height:this.height},r.contour,this.mapBrush):(this.landScene.prepare(e.land,e.light.target.texture,this.camera,{exaggeration:r.exaggeration,haze:r.haze,contour:r.contour,look:Za[r.look]??Za.temperate,snow:r.snow,time:this.still?0:(performance.now()-this.began)/1e3},this.sun,t,this.quality.reach),this.map.overlay(this.landScene.uniforms,r.overlay&&l!==void 0,e.land),o.render(this.landScene.scene,this.camera)),o.setScissorTest(!1)}frameIfNew(e){let t=(i,s)=>Math.abs(i-s)<.03*Math.max(i,s);t(e.width,this.framed[0])&&t(e.depth,this.framed[1])||(this.framed=[e.width,e.depth],this.map.fit(e,this.width,this.height),this.rig.frame(e.width,e.depth,this.middleHeight(e),this.width/this.height,Df))}placeCamera(){let e=this.land,t=this.rig.state,[i,s,r]=this.rig.eye();if(e.boxes!==void 0){let o=i/e.spacing+(e.columns-1)/2,a=r/e.spacing+(e.rows-1)/2;o>0&&a>0&&o<e.columns-1&&a<e.rows-1&&(s=Math.max(s,e.levelAt(o,a)*this.settings.exaggeration+e.spacing*1.2))}this.camera.position.set(i,s,r),this.camera.up.set(0,1,0),this.camera.lookAt(t.x,t.y,t.z),this.camera.aspect=this.width/this.height,this.camera.near=Math.max(t.distance/300,e.extent/2e4),this.camera.far=t.distance*2+e.extent*6,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}};function $T(){let n=document.createElement("canvas").getContext("webgl2");if(n===null)return"software";let e=n.getExtension("WEBGL_debug_renderer_info"),t=String(n.getParameter(e?e.UNMASKED_RENDERER_WEBGL:n.RENDERER));return n.getExtension("WEBGL_lose_context")?.loseContext(),t}var Y=new wi({connected:!1,everConnected:!1,catalog:void 0,run:{tick:0,ticks:0,stage:0,step:0,running:!1},text:"",cards:[],problems:[],history:[],branches:[],selected:"",notices:[],mode:"land",tool:"look",settings:{...qo},tick:0,fields:[],left:!0,right:!0,dock:!1,sheet:"",dialog:"",addTo:"stage",kept:{},fromNow:!1}),ZT=1;function In(n,e){let{notices:t}=Y.value;if(t.some(s=>s.sentence===e))return;let i={id:ZT++,kind:n,sentence:e};Y.set({notices:[...t.slice(-3),i]}),n!=="error"&&setTimeout(()=>Nf(i.id),n==="note"?5e3:9e3)}function Nf(n){Y.set({notices:Y.value.notices.filter(e=>e.id!==n)})}var Hn,Be;function z_(n,e){Hn=n,Be=e}async function kt(n,e={}){try{return await Hn.ask(n,e)}catch(t){let i=t;i.problems?.length>0&&Y.set({problems:i.problems}),In("error",i.message);return}}var fr=()=>kt(Y.value.run.running?"pause":"run"),Yo=(n=1)=>kt("step",{n}),ku=()=>kt("undo"),Ou=()=>kt("redo"),Ff=!1,Fu;async function Li(n){if(Fu=n,!Ff){for(Ff=!0;Fu!==void 0;){let e=Fu;Fu=void 0,await kt("seek",{tick:e})}Ff=!1}}var Uf=!1,Uu=new Map;async function zn(n,e,t=!1){let i=n.every(s=>s.kind==="set")?n.map(s=>s.place).join(" "):`${e} ${Math.random()}`;if(Uu.set(i,{edits:n,what:e,fromNow:t}),!Uf){for(Uf=!0;Uu.size>0;){let[s,r]=Uu.entries().next().value;Uu.delete(s),await kt("edit",{edits:r.edits,what:r.what,from_now:r.fromNow})}Uf=!1}}async function Bu(n,e){try{return await Hn.ask("text",{text:n,what:e}),Y.set({problems:[]}),[]}catch(t){let i=t,s=i.problems?.length?i.problems:[{message:i.message}];return Y.set({problems:s}),s}}function kf(n,e,t,i){let s=Bi(Y.value.cards,n),r=typeof t=="number"&&i!==void 0&&i!==""&&i!=="1"?Ts(`${Ts(t)} ${i}`):Ts(t),o=s?.list==="process"&&Y.value.fromNow;zn([{kind:"set",place:`${n}.${e}`,value:r}],`${Ze(e)}: ${s?.label??n}`,o)}function H_(n,e){let t=Bi(Y.value.cards,n);t!==void 0&&!(e in t.written)||zn([{kind:"unset",place:`${n}.${e}`}],C("{name} as it was",{name:Ze(e)}))}function Of(n,e){let t=Y.value.cards,i=n==="stage"?void 0:Bi(t,n.replace(/\.(process|event)$/,"")),s=n==="stage"?t.length:i?.children.filter(l=>l.list==="process").length??0,r=Y.value.selected,o=r!==""&&Pr(r).list===n?Pr(r).number+1:s+1,a=`${n}.${o}`;zn([{kind:"insert",place:a,value:`op = "${e}"`}],C("{name} added",{name:Ze(e)})),Y.set({selected:a,dialog:"",right:!0})}function zu(n){let e=Bi(Y.value.cards,n);zn([{kind:"remove",place:n}],C("{name} removed",{name:Ze(e?.op??n)})),Y.set({selected:""})}function Hu(n,e){let{list:t,number:i}=Pr(n);if(e===i||e<1)return;let s=Bi(Y.value.cards,n);zn([{kind:"move",place:n,to:e}],C("{name} moved",{name:Ze(s?.op??n)})),Y.set({selected:`${t}.${e}`})}function Vu(n){let e=Bi(Y.value.cards,n);if(e===void 0)return;let t=Ze(e.op);e.enabled?zn([{kind:"set",place:`${n}.enabled`,value:"false"}],C("{name} off",{name:t})):zn([{kind:"unset",place:`${n}.enabled`}],C("{name} on",{name:t}))}function Bf(n){let e=Mg(n.structure),t={problems:n.problems??[]};typeof n.text=="string"&&(t.text=n.text),n.structure!==void 0&&(t.cards=e),n.structure!==void 0&&Bi(e,Y.value.selected)===void 0&&(t.selected=""),Y.set(t)}async function Gu(n){await kt("keep",{slot:n})!==void 0&&(Y.set({kept:{...Y.value.kept,[n]:Y.value.run.tick}}),In("note",C("Kept as {slot}: step {tick}.",{slot:n.toUpperCase(),tick:Y.value.run.tick})))}var KT=Symbol.for("pv"),JT=0;function _(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:KT,__v:--JT,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),Ut.vnode&&Ut.vnode(c),c}var Wu=["#e59a4a","#67a4d1","#8fbf8a","#c78fb8","#d9cf86","#8fa3b5","#d07a62"];function V_(){let n=_e(Sr,t=>t.version),e=qp([...Zs.values.keys()]);return _("section",{class:"charts","aria-label":C("Charts"),children:[e.map(t=>_(jT,{title:t.title,names:t.names,version:n},t.title)),e.length===0&&_("p",{class:"chart empty",children:C("Curves appear while the land runs.")}),_(QT,{}),_(eE,{})]})}function jT({title:n,names:e,version:t}){let i=pn(null),s=pn(null),r=e.join(" "),o=()=>[Zs.ticks,...e.map(c=>Zs.values.get(c)??[])];qt(()=>{let c=i.current,u={stroke:"#b4bbc2",grid:{stroke:"#2b3036",width:1},ticks:{stroke:"#2b3036"},font:"13px system-ui"},h={width:c.clientWidth||260,height:118,legend:{show:!1},cursor:{points:{show:!1}},scales:{x:{time:!1}},axes:[{...u,size:24,space:70},{...u,size:54,space:26,values:(d,p)=>p.map(y=>zt(y,3))}],series:[{},...e.map((d,p)=>({label:d,stroke:Wu[p%Wu.length],width:1.6,points:{show:!1}}))]};s.current=new Bn(h,o(),c);let f=new ResizeObserver(()=>s.current?.setSize({width:c.clientWidth,height:118}));return f.observe(c),()=>{f.disconnect(),s.current?.destroy()}},[r]),qt(()=>s.current?.setData(o()),[t,r]);let a=c=>{let u=Zs.values.get(c)??[];return u[u.length-1]??NaN};return _("figure",{class:"chart",onClick:c=>{let u=s.current?.cursor.left;u!==void 0&&u>=0&&c.detail===2&&Li(Math.round(s.current.posToVal(u,"x")))},title:C("Double click: go to this moment"),children:[_("figcaption",{children:[C(n)," ",e.length===1?_("b",{children:zt(a(e[0]))}):_("span",{class:"keys",children:e.map((c,u)=>_("span",{children:[_("i",{style:{background:Wu[u%Wu.length]}}),Ze(c.replace("ledger.",""))]},c))})]}),_("div",{ref:i,role:"img","aria-label":e.map(c=>`${Ze(c)} ${zt(a(c))}`).join(", ")})]})}function QT(){let n=_e(Y,l=>l.settings.field),e=_e(Y,l=>l.run.running?Math.floor(l.tick/20):l.tick),[t,i]=St();qt(()=>{let l=!1;return Hn.ask("histogram",{field:n}).then(c=>{l||i(c)},()=>{l||i(void 0)}),()=>{l=!0}},[n,e]);let s=t?.counts??[];if(s.length===0)return null;let r=Math.max(...s,1),o=ws(String(t?.unit??"")),a=s.map((l,c)=>`${c/s.length*240},${100-96*l/r} ${(c+1)/s.length*240},${100-96*l/r}`).join(" ");return _("figure",{class:"chart",children:[_("figcaption",{children:[C("Spread of {name}",{name:Ze(n)})," ",_("b",{children:[C("median")," ",zt(Number(t?.median))," ",o]})]}),_("svg",{viewBox:"0 0 240 100",preserveAspectRatio:"none",class:"histogram",role:"img","aria-label":C("Spread of {name}",{name:Ze(n)}),children:_("polygon",{points:`0,100 ${a} 240,100`})}),_("div",{class:"ends",children:[_("span",{children:zt(Number(t?.low))}),_("span",{children:[zt(Number(t?.high))," ",o]})]})]})}function eE(){let[n,e]=St(),[t,i]=St(!1),s=_e(Y,c=>c.tick),[r,o]=St(-1),a=async()=>{i(!0);let c=await kt("realism");c!==void 0&&e(c),o(s),i(!1)},l=n?.measures??[];return _("figure",{class:"chart gates",children:[_("figcaption",{children:[C("Would it pass for real land?")," ",_("button",{class:"small",disabled:t,onClick:()=>{a()},children:t?C("Measuring…"):n&&r!==s?C("Measure again"):C("Measure")})]}),_("ul",{children:l.map(c=>_("li",{class:c.verdict,title:c.sentence,children:[_("i",{"aria-hidden":"true"})," ",c.title||Ze(c.name),_("small",{children:[" ",c.value===null?"":zt(c.value,3)," · ",C(c.verdict)]})]},c.name))})]})}function Xu(n=""){return new Promise(e=>{let t=document.createElement("input");t.type="file",t.accept=n,t.onchange=()=>e(t.files?.[0]),t.oncancel=()=>e(void 0),t.click()})}async function zf(n){try{let e=await Hn.upload(n.name,n);return String(e.file??n.name)}catch(e){In("error",e.message);return}}async function qu(n){if(n.name.endsWith(".toml")){let t=await Bu(await n.text(),C("{name} opened",{name:n.name}));t.length>0&&In("error",t[0].message);return}let e=await zf(n);e!==void 0&&(await kt("open",{file:e}),In("note",C("{name} opened",{name:n.name})))}function Yu(n,e){let t=document.createElement("a");t.href=URL.createObjectURL(n),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function G_(){let n=(Y.value.run.project??"recipe").split("/").pop()||"recipe";Yu(new Blob([Y.value.text],{type:"application/toml"}),`${n}.toml`)}var W_={play:"M6 4l10 6-10 6z",pause:"M6 4v12M14 4v12",step:"M4 4l8 6-8 6zM15 4v12",undo:"M4 9h8a4 4 0 010 8H8M4 9l4-4M4 9l4 4",redo:"M16 9H8a4 4 0 000 8h4M16 9l-4-4M16 9l-4 4",plus:"M10 4v12M4 10h12",eye:"M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z","eye-off":"M3 3l14 14M6 6C3.500 7.500 2 10 2 10s3 5 8 5c1.500 0 2.800-.4 4-1M9 5h1c5 0 8 5 8 5l-1.500 2",close:"M5 5l10 10M15 5L5 15",left:"M12 4l-6 6 6 6",right:"M8 4l6 6-6 6",up:"M4 12l6-6 6 6",down:"M4 8l6 6 6-6",look:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",brush:"M14 3l3 3-7 7-3-3zM6 11l3 3c-1 3-4 3-6 3 1-2 0-5 3-6z",section:"M2 14l4-5 3 3 4-7 5 8M2 17h16",borehole:"M10 2v16M7 5h6M7 9h6M7 13h6",profile:"M3 4c5 0 4 6 7 6s3 6 7 6",act:"M3 16l5-9h4l5 9zM9 7c0-3-2-3-1-5M11 7c0-2 2-3 1-5",map:"M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",land:"M2 16l5-9 3 5 2-3 6 7z",split:"M10 2v16M3 5h4v10H3M17 5h-4v10h4",camera:"M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a3 3 0 100 6 3 3 0 000-6z",film:"M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4",export:"M10 3v9M6 8l4 4 4-4M4 15v2h12v-2",share:"M5 10a2 2 0 100 .1M15 5a2 2 0 100 .1M15 15a2 2 0 100 .1M6.500 9L13 6M6.500 11l6.500 3",help:"M7.500 7.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M10 14.500v.5",frame:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",branch:"M6 3v14M6 8c0 4 8 2 8 6M14 17v-3M6 3a1 1 0 100 .1",chart:"M3 3v14h14M6 13l3-4 3 2 4-6",recipe:"M4 3h12v5H4zM4 11h12v6H4z",sea:"M2 8c2-2 4-2 6 0s4 2 6 0 3-1 4 0M2 13c2-2 4-2 6 0s4 2 6 0 3-1 4 0"};function vt({name:n}){return _("svg",{class:"glyph",viewBox:"0 0 20 20",width:"18",height:"18","aria-hidden":"true",children:_("path",{d:W_[n]??W_.help,fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linejoin":"round","stroke-linecap":"round"})})}function pr({title:n,children:e,wide:t}){let i=pn(null);qt(()=>{let r=i.current,o=document.activeElement;return r.showModal(),r.querySelector("[autofocus]")?.focus(),()=>{r.close(),o?.focus?.()}},[]);let s=()=>Y.set({dialog:""});return _("dialog",{ref:i,class:t?"wide":"","aria-label":n,onCancel:r=>{r.preventDefault(),s()},onClick:r=>{r.target===i.current&&s()},children:[_("header",{children:[_("h2",{children:n}),_("button",{class:"icon",onClick:s,"aria-label":C("Close"),title:C("Close"),children:_(vt,{name:"close"})})]}),_("div",{class:"content",children:e})]})}async function X_(n,e){if(typeof MediaRecorder>"u"||n.canvas.captureStream===void 0)return;let t=n.canvas.captureStream(30),i=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(l=>MediaRecorder.isTypeSupported(l));if(i===void 0)return;let s=[],r=new MediaRecorder(t,{mimeType:i,videoBitsPerSecond:12e6});r.ondataavailable=l=>s.push(l.data);let o=new Promise(l=>r.onstop=()=>l());r.start(250);let a=performance.now()+e*1e3;for(;performance.now()<a;)n.invalidate(),await new Promise(l=>setTimeout(l,33));r.stop(),await o;for(let l of t.getTracks())l.stop();return new Blob(s,{type:i})}function q_(){let n=_e(Y,E=>E.catalog),e=_e(Y,E=>E.run.fields)??[],t=_e(Y,E=>E.run),[i,s]=St(["height"]),[r,o]=St(".exr"),[a,l]=St(""),[c,u]=St([]),[h,f]=St(""),[d,p]=St(8);if(n===void 0)return null;let y=e.length>0?e:n.fields.map(E=>E.name),m=(t.project??"land").split("/").filter(Boolean).pop()??"land",g=async(E,x)=>{f(E),await x(),f("")},b=()=>g("files",async()=>{let E=i.map(z=>({field:z,file:`${z}${r}`})),A=(await kt("export",a?{outputs:E,preset:a}:{outputs:E}))?.files??[];u(A.map(z=>typeof z=="string"?z:String(z.path??z.file)))}),R=E=>g("picture",async()=>{Yu(await Be.screenshot(E),`${m}_${t.tick}.png`)}),M=()=>g("film",async()=>{let E=await X_(Be,d);E===void 0?In("error",C("This browser cannot record the canvas.")):Yu(E,`${m}.webm`)}),L=()=>g("timelapse",async()=>{let x=(await kt("timelapse",{seconds:d}))?.files??[];u(x.map(A=>typeof A=="string"?A:String(A.path??A.file)))});return _(pr,{title:C("Export"),wide:!0,children:[_("section",{children:[_("h3",{children:C("Files for other programs")}),_("div",{class:"grid2",children:[_("fieldset",{children:[_("legend",{children:C("Fields")}),_("div",{class:"checks",children:y.map(E=>_("label",{children:[_("input",{type:"checkbox",checked:i.includes(E),onChange:x=>s(x.currentTarget.checked?[...i,E]:i.filter(A=>A!==E))})," ",Ze(E)]},E))})]}),_("div",{children:[_("label",{class:"control tight",children:[C("Format"),_("select",{value:r,onChange:E=>o(E.currentTarget.value),children:n.formats.filter(E=>E.writes!==!1).map(E=>_("option",{value:E.ending,children:[E.name," (",E.ending,")"]},E.ending))})]}),_("p",{class:"sentence",children:n.formats.find(E=>E.ending===r)?.summary}),n.presets.length>0&&_("label",{class:"control tight",children:[C("Preset"),_("select",{value:a,onChange:E=>l(E.currentTarget.value),children:[_("option",{value:"",children:C("none")}),n.presets.map(E=>_("option",{value:E.name,children:Ze(E.name)},E.name))]})]}),_("button",{class:"primary",disabled:h!==""||i.length===0,onClick:()=>{b()},children:h==="files"?C("Writing…"):C("Write files")})]})]})]}),_("section",{children:[_("h3",{children:C("Picture")}),_("div",{class:"buttons",children:[_("button",{disabled:h!=="",onClick:()=>{R(1)},children:C("As seen")}),_("button",{disabled:h!=="",onClick:()=>{R(2)},children:C("Twice as large")}),_("button",{disabled:h!=="",onClick:()=>{g("render",async()=>{let x=(await kt("picture",{}))?.files??[];u(x.map(A=>typeof A=="string"?A:String(A.path??A.file)))})},children:C("Drawn by the engine")})]})]}),_("section",{children:[_("h3",{children:C("Film")}),_("div",{class:"buttons",children:[_("label",{children:[C("Seconds")," ",_("input",{type:"number",min:1,max:120,value:d,onChange:E=>p(Number(E.currentTarget.value))})]}),_("button",{disabled:h!=="",onClick:()=>{M()},children:h==="film"?C("Recording…"):C("Record what is seen")}),_("button",{disabled:h!=="",onClick:()=>{L()},children:h==="timelapse"?C("Rendering…"):C("Time-lapse of the recorded moments")})]})]}),c.length>0&&_("ul",{class:"files","aria-label":C("Files"),children:c.map(E=>_("li",{children:_("a",{href:Hn.link(`/api/file/${E}`),download:!0,children:E})},E))})]})}function Y_(n,e){let t=e.toLowerCase().split(/[\s_]+/).filter(s=>s!=="");if(t.length===0)return n;let i=n.map(s=>({op:s,score:tE(s,t)})).filter(s=>s.score>0);return i.sort((s,r)=>r.score-s.score||s.op.name.localeCompare(r.op.name)),i.map(s=>s.op)}function tE(n,e){let t=n.name.toLowerCase(),i=n.summary.toLowerCase(),s=n.params.map(o=>`${o.name} ${o.doc}`.toLowerCase()).join(" "),r=0;for(let o of e)if(t===o)r+=100;else if(t.startsWith(o))r+=40;else if(t.includes(o))r+=20;else if(i.includes(o))r+=8;else if(n.kind.startsWith(o))r+=5;else if(s.includes(o))r+=2;else return 0;return r}function $_(){let n=_e(Y,c=>c.catalog),e=_e(Y,c=>c.addTo),[t,i]=St(""),[s,r]=St("");if(n===void 0)return null;let o=n.operators.filter(c=>e==="stage"||c.kind==="process"),a=Y_(o,t),l=[...new Set(a.map(c=>c.kind))];return _(pr,{title:e==="stage"?C("Add a stage"):C("Add a process"),children:[_("input",{class:"search",type:"search",autofocus:!0,placeholder:C("Search: rain, dunes, canyon…"),"aria-label":C("Search operators"),value:t,onInput:c=>i(c.currentTarget.value),onKeyDown:c=>{c.key==="Enter"&&a.length>0&&Of(e,a[0].name)}}),_("div",{class:"operators",role:"list",children:[l.map(c=>_("div",{role:"listitem",children:[_("h3",{children:C(c)}),a.filter(u=>u.kind===c).map(u=>_("div",{class:"operator",children:[_("button",{"data-op":u.name,onClick:()=>Of(e,u.name),children:[_("strong",{children:Ze(u.name)}),_("span",{children:u.summary})]}),_("button",{class:"small quiet","aria-expanded":s===u.name,title:C("Explain"),"aria-label":`${C("Explain")}: ${Ze(u.name)}`,onClick:()=>r(s===u.name?"":u.name),children:"i"}),s===u.name&&_("img",{src:Hn.link(`/api/explain/${u.name}.png`),alt:C("Before and after {name} with its defaults",{name:Ze(u.name)})})]},u.name))]},c)),a.length===0&&_("p",{children:C("Nothing is called that. Try a plainer word.")})]})]})}function Z_(){let n=_e(Y,e=>e.cards);return _("div",{class:"cards",children:[_("ol",{class:"cardlist","aria-label":C("Stages"),children:n.map((e,t)=>_(Hf,{card:e,count:n.length,number:t+1},e.place))}),_("button",{class:"add",onClick:()=>Y.set({dialog:"add",addTo:"stage"}),children:[_(vt,{name:"plus"})," ",C("Add a stage")]})]})}function Hf({card:n,count:e,number:t}){let i=_e(Y,h=>h.selected===n.place),s=_e(Y,h=>h.run.label===n.label&&h.run.tick<h.run.ticks)&&n.list==="stage",r=_e(Y,h=>h.catalog)?.operators.find(h=>h.name===n.op)?.summary??"",[o,a]=St(!1),l=Pr(n.place).list,c=Ze(n.label||n.op),u=h=>{if(h.altKey&&h.key==="ArrowUp")Hu(n.place,t-1);else if(h.altKey&&h.key==="ArrowDown"&&t<e)Hu(n.place,t+1);else if(h.key==="Delete")zu(n.place);else return;h.preventDefault(),h.stopPropagation()};return _("li",{class:`card ${n.list} ${i?"selected":""} ${n.enabled?"":"off"} ${o?"over":""} ${s?"active":""}`,draggable:!0,onDragStart:h=>{h.dataTransfer?.setData("text/cuesta-card",n.place),h.stopPropagation()},onDragOver:h=>{h.dataTransfer?.types.includes("text/cuesta-card")&&(h.preventDefault(),h.stopPropagation(),a(!0))},onDragLeave:()=>a(!1),onDrop:h=>{a(!1);let f=h.dataTransfer?.getData("text/cuesta-card")??"";f===""||Pr(f).list!==l||(h.preventDefault(),h.stopPropagation(),Hu(f,t))},children:[_("div",{class:"row",children:[_("button",{class:"name","aria-pressed":i,title:r,onKeyDown:u,"aria-keyshortcuts":"Alt+ArrowUp Alt+ArrowDown Delete",onClick:()=>Y.set({selected:i?"":n.place,right:!0,sheet:innerWidth<800?"inspector":""}),children:[_("span",{class:"mark","data-kind":n.list,"aria-hidden":"true",children:n.list==="stage"?t:"·"}),_("span",{class:"words",children:[_("span",{children:c}),c.toLowerCase().replace(/ /g,"_")!==n.op&&_("small",{children:Ze(n.op)})]})]}),n.mask!==""&&_("span",{class:"masked",title:C("Only where {name} is above 0",{name:n.mask}),children:"◐"}),_("button",{class:"icon quiet",onClick:()=>Vu(n.place),"aria-pressed":!n.enabled,title:n.enabled?C("Switch off"):C("Switch on"),"aria-label":`${n.enabled?C("Switch off"):C("Switch on")}: ${c}`,children:_(vt,{name:n.enabled?"eye":"eye-off"})})]}),(n.children.length>0||n.op==="simulate")&&_(oi,{children:[_("ol",{class:"cardlist","aria-label":C("Processes of {name}",{name:c}),children:[n.children.filter(h=>h.list==="process").map((h,f,d)=>_(Hf,{card:h,count:d.length,number:f+1},h.place)),n.children.filter(h=>h.list==="event").map((h,f,d)=>_(Hf,{card:h,count:d.length,number:f+1},h.place))]}),_("button",{class:"add small",onClick:()=>Y.set({dialog:"add",addTo:`${n.place}.process`}),children:[_(vt,{name:"plus"})," ",C("Process")]})]})]})}function K_(){let n=_e(Y,p=>p.text),e=_e(Y,p=>p.problems),[t,i]=St(n),[s,r]=St(!1),o=pn(null),a=pn(null),l=pn(0);qt(()=>{s||i(n)},[n]);let c=async p=>{if(clearTimeout(l.current),p===n){r(!1);return}(await Bu(p,C("Text edited"))).length===0&&o.current?.value===p&&r(!1)},u=p=>{i(p),r(!0),clearTimeout(l.current),l.current=window.setTimeout(()=>{c(p)},700)},h=t.split(`
`).length,f=new Map(e.filter(p=>p.line).map(p=>[p.line,p.message])),d=(p,y=1)=>{let m=t.split(`
`).slice(0,p-1).join(`
`).length+(p>1?1:0)+y-1;o.current?.focus(),o.current?.setSelectionRange(m,m),o.current&&(o.current.scrollTop=Math.max(0,(p-6)*19))};return _("div",{class:"editor",children:[_("div",{class:"paper",children:[_("pre",{class:"gutter",ref:a,"aria-hidden":"true",children:Array.from({length:h},(p,y)=>_("span",{class:f.has(y+1)?"bad":"",title:f.get(y+1),children:[y+1,`
`]},y))}),_("textarea",{ref:o,"aria-label":C("Recipe as text (TOML)"),"aria-invalid":e.length>0,"aria-describedby":"editor-problems",spellcheck:!1,autocomplete:"off",autocapitalize:"off",wrap:"off",value:t,onInput:p=>u(p.currentTarget.value),onBlur:()=>s&&void c(t),onScroll:p=>{a.current&&(a.current.scrollTop=p.currentTarget.scrollTop)},onKeyDown:p=>{p.stopPropagation(),(p.ctrlKey||p.metaKey)&&p.key==="Enter"&&c(t)}})]}),_("div",{id:"editor-problems",role:"status",class:"problems",children:[e.map((p,y)=>_("button",{onClick:()=>p.line&&d(p.line,p.column),children:[p.line?_("b",{children:C("Line {n}",{n:p.line})}):null," ",p.message]},y)),e.length>0&&s&&_("button",{class:"small",onClick:()=>{i(n),r(!1),Y.set({problems:[]})},children:C("Back to the text that holds")}),e.length===0&&_("span",{children:s?C("Typing…"):C("In step with the cards")})]})]})}function J_(n){let{param:e,written:t}=n,i=`p-${e.name}-${e.kind.replace(/ /g,"-")}`,s=t&&JSON.stringify(n.value)!==JSON.stringify(e.default);return _("div",{class:`control ${s?"changed":""}`,"data-param":e.name,children:[_("label",{for:i,title:C("Double click: back to the default"),onDblClick:n.onReset,children:[Ze(e.name),e.required?" *":""]}),_(iE,{...n,id:i}),_("p",{class:"sentence",id:`${i}-s`,children:e.doc}),s&&e.default!==void 0&&_("button",{class:"reset",onClick:n.onReset,title:C("Back to the default"),children:[_("span",{"aria-hidden":"true",children:"↺"})," ",nE(e)]})]})}function nE(n){let e=n.default;return typeof e=="number"?`${zt(e)} ${ws(n.unit)}`.trim():Array.isArray(e)?C("default"):e===""?C("none"):String(e)}function iE(n){switch(n.param.kind){case"number":case"whole number":return _(Zu,{...n});case"number or field":return _(oE,{...n});case"true or false":return _(aE,{...n});case"choice":return _($u,{...n,options:n.param.choices??[]});case"material":return _($u,{...n,options:n.materials.map(e=>e.name)});case"field":return _($u,{...n,options:["",...n.fields]});default:return _(lE,{...n})}}function sE(n){return typeof n=="number"?n:Pl(String(n??""))?.value??NaN}function Zu({id:n,param:e,value:t,onChange:i,onReset:s}){let r=bg(e),o=sE(t),[a,l]=St(o),c=pn(!1),u=pn(0);qt(()=>{c.current||l(o)},[o]);let h=ws(e.unit),f=y=>{c.current=!0;let m=Sg(e,r.toValue(y));l(m),clearTimeout(u.current),u.current=window.setTimeout(()=>i(m),60)},d=()=>{c.current&&(c.current=!1,clearTimeout(u.current),a!==o&&i(a))},p=y=>{let m=Pl(y);if(m===void 0){l(o);return}m.unit!==""&&m.unit!==e.unit?i(y.trim()):m.value!==o&&i(rE(e,m.value))};return _("div",{class:"number",children:[_("input",{type:"range",min:"0",max:"1",step:"0.001",value:Number.isFinite(a)?r.toPosition(a):0,style:{"--at":`${100*(Number.isFinite(a)?r.toPosition(a):0)}%`},"aria-label":Ze(e.name),"aria-describedby":`${n}-s`,"aria-valuetext":`${zt(a)} ${h}`,onInput:y=>f(Number(y.currentTarget.value)),onChange:d,onDblClick:s}),_("span",{class:"figure",children:[_("input",{id:n,type:"text",inputMode:"decimal",autocomplete:"off",value:Number.isFinite(a)?zt(a):String(t??""),size:7,title:C("From {min} to {max}",{min:zt(e.min??0),max:zt(e.max??0)}),onFocus:y=>y.currentTarget.select(),onChange:y=>p(y.currentTarget.value),onKeyDown:y=>{y.key==="Enter"&&p(y.currentTarget.value)}}),h&&_("span",{class:"unit",children:h})]})]})}function rE(n,e){return n.kind==="whole number"?Math.round(e):e}function oE(n){let e=typeof n.value=="string"&&Pl(n.value)===void 0&&n.value!=="",[t,i]=St(e);return qt(()=>i(e),[e]),_("div",{class:"either",children:[t?_($u,{...n,options:n.fields}):_(Zu,{...n}),_("button",{class:"small","aria-pressed":t,title:C("A map of values instead of one number"),onClick:()=>t&&e?n.onReset():i(!t),children:t?C("number"):C("map")})]})}function aE({id:n,param:e,value:t,onChange:i}){return _("input",{id:n,type:"checkbox",role:"switch",checked:t===!0,"aria-describedby":`${n}-s`,"aria-label":Ze(e.name),onChange:s=>i(s.currentTarget.checked)})}function $u({id:n,value:e,options:t,onChange:i,materials:s}){let r=String(e??""),o=s.find(a=>a.name===r)?.colour;return _("span",{class:"choice",children:[o!==void 0&&_("span",{class:"swatch",style:{background:o}}),_("select",{id:n,value:r,"aria-describedby":`${n}-s`,onChange:a=>i(a.currentTarget.value),children:[!t.includes(r)&&_("option",{value:r,children:r||C("none")}),t.map(a=>_("option",{value:a,children:a===""?C("none"):Ze(a)},a))]})]})}function lE({id:n,param:e,value:t,onChange:i,onUpload:s}){let r=e.kind.startsWith("list"),o=Array.isArray(t)?t.map(l=>typeof l=="number"?Number(l.toPrecision(7)):l).join(", "):String(t??""),a=l=>{if(!r){i(l);return}let c=l.split(/[,;]\s*/).filter(u=>u!=="");i(e.kind.includes("number")?c.map(u=>Number.isFinite(Number(u))?Number(u):u):c)};return _("span",{class:"textual",children:[_("input",{id:n,type:"text",autocomplete:"off",spellcheck:!1,value:o,"aria-describedby":`${n}-s`,onChange:l=>a(l.currentTarget.value)}),e.kind==="file"&&s!==void 0&&_("button",{class:"small",onClick:s,children:C("Choose…")})]})}function j_(){let n=_e(Y,r=>r.catalog),e=_e(Y,r=>r.cards),t=_e(Y,r=>r.selected),i=Bi(e,t);if(n===void 0)return null;if(i===void 0)return _(dE,{});let s=n.operators.find(r=>r.name===i.op);return _(cE,{card:i,operator:s},i.place+i.op)}function cE({card:n,operator:e}){let t=_e(Y,h=>h.catalog),i=_e(Y,h=>h.fromNow),[s,r]=St(!1),o=t.fields.map(h=>h.name),a=e?.params??[],l=h=>e?.keys?.find(f=>f.name===h),c=a.length>9,u=c&&!s?a.filter((h,f)=>f<7||h.name in n.written):a;return _("section",{class:"inspector","aria-label":C("Inspector"),children:[_("header",{children:[_("h2",{children:Ze(n.label||n.op)}),_("p",{class:"summary",children:e?.summary})]}),n.list==="process"&&_("label",{class:"inline",title:C("Later values apply from this step; what has happened stays."),children:[_("input",{type:"checkbox",role:"switch",checked:i,onChange:h=>Y.set({fromNow:h.currentTarget.checked})}),C("Change from now on")]}),u.map(h=>_(J_,{param:h,value:n.values[h.name]??h.default,written:h.name in n.written,fields:o,materials:t.materials,onChange:f=>kf(n.place,h.name,f,typeof f=="number"?h.unit:void 0),onReset:()=>H_(n.place,h.name),onUpload:async()=>{let f=await Xu(),d=f&&await zf(f);d&&kf(n.place,h.name,d)}},h.name)),c&&_("button",{class:"more","aria-expanded":s,onClick:()=>r(!s),children:s?C("Fewer settings"):C("All {n} settings",{n:a.length})}),_("details",{class:"extra",children:[_("summary",{children:C("Where, seed, name")}),_(Ka,{card:n,name:"label",doc:l("label")?.doc??""}),_(uE,{card:n,doc:l("mask")?.doc??"",fields:o}),_(Ka,{card:n,name:"seed",doc:l("seed")?.doc??"",numeric:!0}),l("steps")&&_(Ka,{card:n,name:"steps",doc:l("steps").doc,numeric:!0}),l("into")&&_(Ka,{card:n,name:"into",doc:l("into").doc}),l("blend")&&_(Ka,{card:n,name:"blend",doc:l("blend").doc})]}),e&&_(hE,{operator:e}),_("footer",{class:"buttons",children:[_("button",{onClick:()=>Vu(n.place),children:n.enabled?C("Switch off"):C("Switch on")}),_("button",{class:"danger",onClick:()=>zu(n.place),children:C("Remove")})]})]})}function Ka({card:n,name:e,doc:t,numeric:i}){let s=`k-${e}`,r=n.written[e]??"";return _("div",{class:"control",children:[_("label",{for:s,children:Ze(e)}),_("input",{id:s,type:"text",inputMode:i?"numeric":"text",value:String(r),"aria-describedby":`${s}-s`,placeholder:e==="label"?n.label:"",onChange:o=>{let a=o.currentTarget.value.trim(),l=`${n.place}.${e}`;a===""?zn([{kind:"unset",place:l}],Ze(e)):zn([{kind:"set",place:l,value:i?a:Ts(a)}],Ze(e))}}),_("p",{class:"sentence",id:`${s}-s`,children:t})]})}function uE({card:n,doc:e,fields:t}){let i=_e(Y,s=>s.cards).map(s=>String(s.written.into??"")).filter(s=>s!=="");return _("div",{class:"control",children:[_("label",{for:"k-mask",children:C("Mask")}),_("select",{id:"k-mask",value:n.mask,"aria-describedby":"k-mask-s",onChange:s=>{let r=s.currentTarget.value,o=`${n.place}.mask`;r===""?zn([{kind:"unset",place:o}],C("Mask")):zn([{kind:"set",place:o,value:Ts(r)}],C("Mask"))},children:[_("option",{value:"",children:C("everywhere")}),[...new Set([...i,...t,...n.mask?[n.mask]:[]])].map(s=>_("option",{value:s,children:s},s))]}),_("p",{class:"sentence",id:"k-mask-s",children:e})]})}function hE({operator:n}){let[e,t]=St(!1);return _("details",{class:"extra",onToggle:i=>t(i.currentTarget.open),children:[_("summary",{children:C("Explain")}),e&&_("figure",{children:[_("img",{src:Hn.link(`/api/explain/${n.name}.png`),loading:"lazy",alt:C("Before and after {name} with its defaults",{name:Ze(n.name)})}),_("figcaption",{children:C("Before and after, with the defaults")})]}),_("p",{class:"sentence",children:[_("code",{children:n.name})," · ",C(n.kind),n.cites&&n.cites.length>0&&_(oi,{children:[" · ",C("after")," ",n.cites.join(", ")]})]})]})}function dE(){let n=_e(Y,s=>s.run),e=n.grid??{},t=Number(e.columns??0),i=Number(e.rows??0);return _("section",{class:"inspector","aria-label":C("Inspector"),children:[_("header",{children:[_("h2",{children:C("The land")}),_("p",{class:"summary",children:C("Choose a card to change it. These values hold for all of them.")})]}),_("div",{class:"control",children:[_("label",{for:"l-seed",children:C("Seed")}),_("span",{class:"textual",children:[_("input",{id:"l-seed",type:"text",inputMode:"numeric",value:String(n.seed??""),onChange:s=>{zn([{kind:"set",place:"seed",value:s.currentTarget.value.trim()}],C("Seed"))}}),_("button",{class:"small",onClick:()=>{zn([{kind:"set",place:"seed",value:String(1+Math.floor(Math.random()*99999))}],C("Seed"))},children:C("Another")})]}),_("p",{class:"sentence",children:C("Another seed is another land by the same rules.")})]}),_("div",{class:"control",children:[_("label",{for:"l-size",children:C("Size")}),_("select",{id:"l-size",value:`${t}`,onChange:s=>{let r=Number(s.currentTarget.value),o=Number(e.spacing??1)*t/r;zn([{kind:"set",place:"grid.size",value:`[${r}, ${Math.round(i*r/t)}]`},{kind:"set",place:"grid.spacing",value:Ts(o)}],C("Size"))},children:[...new Set([128,256,512,1024,2048,4096,t])].filter(s=>s>0).sort((s,r)=>s-r).map(s=>_("option",{value:`${s}`,children:[s," × ",t?Math.round(i*s/t):s]},s))}),_("p",{class:"sentence",children:C("Samples along the sides; the extent stays the same.")})]}),_("footer",{class:"buttons",children:_("button",{onClick:()=>{kt("branch",{name:Vf()})},children:C("Branch from here")})})]})}function Vf(){let n=new Set(Y.value.branches.map(e=>e.name));for(let e=2;;e++)if(!n.has(`branch ${e}`))return`branch ${e}`}function Q_(n){let e=n.filter(a=>a.enabled&&a.ticks>0),t=a=>Math.sqrt(a.ticks)+1,i=e.reduce((a,l)=>a+t(l),0),s=[],r=0,o=0;for(let a of e){let l=o+t(a)/i,c=a.children.filter(u=>u.list==="event").map(u=>({tick:r+Number(u.written.at??0),label:Ze(u.op||u.label)}));s.push({label:a.label||a.op,first:r,ticks:a.ticks,from:o,to:l,events:c}),r+=a.ticks,o=l}return s}function ev(n,e){for(let t of n)if(e<=t.first+t.ticks)return t.from+(t.to-t.from)*Math.max(0,e-t.first)/t.ticks;return n.length>0?1:0}function tv(n,e){let t=Math.min(1,Math.max(0,e));for(let s of n)if(t<=s.to)return Math.round(s.first+s.ticks*(t-s.from)/Math.max(s.to-s.from,1e-9));let i=n[n.length-1];return i===void 0?0:i.first+i.ticks}var Gf=class{constructor(){this.list=[]}clear(){this.list=[]}take(e,t,i){let s=Math.max(1,i/8);if(t<=0||this.list.some(h=>Math.abs(h.tick-t)<s))return!1;let r=document.createElement("canvas");r.width=72,r.height=40;let o=r.getContext("2d");if(o===null||e.width<2)return!1;let a=Math.min(e.width,e.height*72/40),l=a*40/72,c=(e.width-a)/2;o.drawImage(e,c,(e.height-l)/2,a,l,0,0,72,40);let u={tick:t,url:r.toDataURL("image/jpeg",.6)};return this.list=[...this.list,u].sort((h,f)=>h.tick-f.tick).slice(-16),!0}},Ja=new Gf;function nv(){let n=_e(Y,u=>u.run),e=_e(Y,u=>u.cards),t=_e(Y,u=>u.dock),i=pn(null),[,s]=St(0),r=Q_(e),o=u=>100*ev(r,u);qt(()=>{Ja.clear(),s(u=>u+1)},[e.length]);let a=u=>{let h=i.current.getBoundingClientRect();return tv(r,(u-h.left)/h.width)},l=u=>{u.type==="pointerdown"&&u.currentTarget.setPointerCapture(u.pointerId),(u.type==="pointerdown"||u.buttons&1)&&Li(a(u.clientX))},c=n.ticks>0?`${n.tick} / ${n.ticks}`:"";return _("section",{class:"timeline","aria-label":C("Time"),children:[_("div",{class:"clock",children:[_("button",{class:"icon",onClick:()=>{Li(0)},title:C("To the beginning"),"aria-label":C("To the beginning"),children:"⏮"}),_("button",{class:"icon",onClick:()=>{Li(Math.max(0,n.tick-1))},title:C("One step back"),"aria-label":C("One step back"),children:_(vt,{name:"left"})}),_("button",{class:"icon",onClick:()=>{fr()},title:n.running?C("Pause"):C("Run"),"aria-label":n.running?C("Pause"):C("Run"),children:_(vt,{name:n.running?"pause":"play"})}),_("button",{class:"icon",onClick:()=>{Yo()},title:C("One step"),"aria-label":C("One step"),children:_(vt,{name:"right"})}),_("span",{class:"count","aria-live":"off",children:[c,_("small",{children:n.rate?` ${zt(n.rate,3)} ${C("steps/s")}`:""})]})]}),_("div",{class:"track",ref:i,role:"slider",tabIndex:0,"aria-label":C("Moment"),"aria-valuemin":0,"aria-valuemax":n.ticks,"aria-valuenow":n.tick,"aria-valuetext":C("step {n}",{n:n.tick}),onPointerDown:l,onPointerMove:l,onKeyDown:u=>{let h=u.shiftKey?10:1;if(u.key==="ArrowLeft")Li(Math.max(0,n.tick-h));else if(u.key==="ArrowRight")Li(Math.min(n.ticks,n.tick+h));else if(u.key==="Home")Li(0);else if(u.key==="End")Li(n.ticks);else return;u.preventDefault(),u.stopPropagation()},children:[r.map((u,h)=>_("div",{class:`segment ${h%2?"odd":""}`,style:{left:`${100*u.from}%`,width:`${100*(u.to-u.from)}%`},title:Ze(u.label),children:_("span",{children:Ze(u.label)})},h)),_("div",{class:"past",style:{width:`${o(n.tick)}%`}}),Ja.list.map(u=>_("img",{class:"thumb",src:u.url,alt:"",style:{left:`${o(u.tick)}%`}},u.tick)),(n.recorded??[]).map(u=>_("i",{class:"moment",style:{left:`${o(u)}%`}},u)),r.flatMap(u=>u.events.map(h=>_("i",{class:"event",style:{left:`${o(h.tick)}%`},title:h.label},`e${h.tick}${h.label}`))),_("div",{class:"playhead",style:{left:`${o(n.tick)}%`}})]}),_(fE,{}),_("button",{class:"icon quiet","aria-expanded":t,onClick:()=>Y.set({dock:!t}),title:`${C("Charts")} (T)`,"aria-label":C("Charts"),children:_(vt,{name:"chart"})})]})}function fE(){let n=_e(Y,s=>s.branches),e=_e(Y,s=>s.run.branch)??"main",t=_e(Y,s=>s.run.speed)??0,i=[...new Set([e,...n.map(s=>s.name)])];return _("div",{class:"branches",children:[_("select",{"aria-label":C("Speed"),title:C("Speed"),value:String(t),onChange:s=>{kt("speed",{steps_per_second:Number(s.currentTarget.value)})},children:[...new Set([0,1,5,20,60,t])].sort((s,r)=>s-r).map(s=>_("option",{value:String(s),children:s===0?C("full speed"):`${s} ${C("steps/s")}`},s))}),_("select",{"aria-label":C("Branch"),title:C("Branch"),value:e,onChange:s=>{let r=s.currentTarget.value;r==="+"?kt("branch",{name:Vf()}):r==="-"?kt("drop_branch",{name:e}):kt("switch",{name:r})},children:[i.map(s=>_("option",{value:s,children:s},s)),_("option",{value:"+",children:C("New branch from here…")}),i.length>1&&e!=="main"&&_("option",{value:"-",children:C("Drop this branch")})]})]})}function $o(n){Y.set({mode:n}),Be.mode=n,n==="split"&&Y.value.kept.a===void 0&&Gu("a"),Be.invalidate(),ja()}function bi(n){Y.set({tool:Y.value.tool===n?"look":n}),Be.setBrush(void 0,1,.5)}var iv="";function ja(n=!1){let{catalog:e,settings:t,mode:i}=Y.value;if(e===void 0)return;let s=new Set(e.fields.map(l=>l.name)),o=["height","water","top_material","velocity_x","velocity_y","river_width","wear","deposit"].filter(l=>s.has(l));(i==="map"||t.overlay)&&!o.includes(t.field)&&o.push(t.field);let a=o.join(" ");a===iv&&!n||(iv=a,sv(o))}var sv=()=>{};function rv(n){sv=n}function mr(n){Y.set({settings:{...Y.value.settings,...n}}),Be.change(n),ja()}function av(){let n=_e(Y,o=>o.settings),e=_e(Y,o=>o.catalog)?.fields??[],t=_e(Y,o=>o.run.fields),i=t&&t.length>0?t:e.map(o=>o.name),s=(o,a,l,c,u,h)=>_("div",{class:"control tight",children:[_("label",{for:`v-${o}`,onDblClick:()=>mr({[o]:qo[o]}),title:C("Double click: back to the default"),children:a}),_("span",{class:"number",children:[_("input",{id:`v-${o}`,type:"range",min:l,max:c,step:u,value:Number(n[o]),"aria-valuetext":h,style:{"--at":`${100*(Number(n[o])-l)/(c-l)}%`},onInput:f=>mr({[o]:Number(f.currentTarget.value)}),onDblClick:()=>mr({[o]:qo[o]})}),_("span",{class:"figure plain",children:h})]})]}),r=`${Math.floor(n.hour)}:${String(Math.round(n.hour%1*60)).padStart(2,"0")}`;return _("section",{class:"lookpanel","aria-label":C("View"),children:[_("h2",{children:C("View")}),_("div",{class:"control tight",children:[_("label",{for:"v-field",children:C("Field")}),_("select",{id:"v-field",value:n.field,onChange:o=>mr({field:o.currentTarget.value}),children:[...new Set([...i,n.field])].map(o=>_("option",{value:o,children:Ze(o)},o))})]}),_("div",{class:"control tight",children:[_("label",{for:"v-palette",children:C("Colours")}),_("select",{id:"v-palette",value:n.palette,onChange:o=>mr({palette:o.currentTarget.value}),children:[_("option",{value:"",children:C("of the field")}),Tu.map(o=>_("option",{value:o.name,children:C(o.name)},o.name))]})]}),_("label",{class:"inline",children:[_("input",{type:"checkbox",role:"switch",checked:n.overlay,onChange:o=>mr({overlay:o.currentTarget.checked})})," ",C("Field over the land")]}),_("div",{class:"control tight",children:[_("label",{for:"v-look",children:C("Climate")}),_("select",{id:"v-look",value:n.look,onChange:o=>mr({look:o.currentTarget.value}),children:Object.keys(Za).map(o=>_("option",{value:o,children:C(o)},o))})]}),s("hour",C("Time of day"),4.5,19.75,.05,r),s("turn",C("Turn the sun"),-180,180,1,`${n.turn}°`),s("exaggeration",C("Heights"),.5,5,.1,`× ${n.exaggeration.toFixed(1)}`),s("haze",C("Haze"),0,3,.05,n.haze.toFixed(2)),s("contour",C("Contour lines"),0,ov(),ov()/20,n.contour===0?C("none"):`${Number(n.contour.toPrecision(3))} m`),_("label",{class:"inline",children:[_("input",{type:"checkbox",role:"switch",checked:n.waves,onChange:o=>mr({waves:o.currentTarget.checked})})," ",C("Moving water")]})]})}function ov(){let n=Be.land.numbers.high-Be.land.numbers.low;return Math.max(1,Number((n/4).toPrecision(1)))}function lv(){let n=_e(Y,d=>d.mode),e=_e(Y,d=>d.settings),t=_e(Y,d=>d.catalog);_e(zs,d=>d.pictures);let i=pn(null),{palette:s,range:r}=Be.map,o=n==="map"||e.overlay;if(qt(()=>{let d=i.current?.getContext("2d");if(!d||s.kind==="classes")return;let p=Eu(s,220),y=d.createImageData(220,1);y.data.set(p),d.putImageData(y,0,0)},[s.name,o]),!o||t===void 0)return null;let a=t.fields.find(d=>d.name===e.field),l=_("p",{children:[_("strong",{children:Ze(e.field)})," ",ws(a?.unit)]});if(s.kind==="classes")return e.field!=="top_material"?_("div",{class:"legend",children:l}):_("div",{class:"legend","aria-label":C("Legend"),children:[l,_("ul",{children:t.materials.map(d=>_("li",{children:[_("span",{class:"swatch",style:{background:d.colour}}),Ze(d.name)]},d.name))})]});let c=Be.land,u=c.sea??c.numbers.low,h=d=>{if(s.kind==="hypsometric"){let p=Math.min(c.numbers.low,u-1);return d<u?.499*(d-p)/(u-p):.501+.499*(d-u)/Math.max(c.numbers.top-u,1e-6)}return s.kind==="log"?Math.log2(d/r[0])/Math.log2(r[1]/r[0]):(d-r[0])/(r[1]-r[0])},f;if(s.kind==="log"){f=[];for(let d=Math.ceil(Math.log10(r[0]));d<=Math.log10(r[1])+1e-9;d++)f.push(10**d);f.length>5&&(f=f.filter((d,p)=>p%Math.ceil(f.length/5)===0))}else s.kind==="hypsometric"?f=[...Wr(c.numbers.low,u,2).filter(d=>d<u-(u-c.numbers.low)*.2),u,...Wr(u,c.numbers.top,3).filter(d=>d>u+(c.numbers.top-u)*.15)]:f=Wr(r[0],r[1],4);return _("div",{class:"legend","aria-label":C("Legend"),children:[l,_("canvas",{ref:i,width:220,height:1}),_("div",{class:"marks",children:f.map(d=>_("span",{style:{left:`${Math.min(100,Math.max(0,100*h(d)))}%`},children:zt(d,3)},d))})]})}var Zo=[{name:"raise",word:"Raise",mode:"raise"},{name:"lower",word:"Lower",mode:"lower"},{name:"smooth",word:"Smooth",mode:"smooth"},{name:"flatten",word:"Flatten",mode:"flatten"},{name:"rock",word:"Add rock",mode:"raise"},{name:"hardness",word:"Hardness",mode:"paint",field:"hardness_map",unit:"",value:.8},{name:"rain",word:"Rain",mode:"paint",field:"rain_map",unit:"mm/h",value:40},{name:"spring",word:"Spring",mode:"paint",field:"spring_map",unit:"m³/s",value:2},{name:"uplift",word:"Uplift",mode:"paint",field:"uplift_map",unit:"m/yr",value:.001}],ps=new wi({kind:"raise",radius:500,amount:50,strength:.6,core:.2,value:1,material:""}),pE=128;function mE(n,e,t=pE){let i=[];for(let s of n){let r=i[i.length-1];(r===void 0||Math.hypot(s[0]-r[0],s[1]-r[1])>=e)&&i.push(s)}return i.length<=t?i:Array.from({length:t},(s,r)=>i[Math.round(r*(i.length-1)/(t-1))])}function cv(n,e,t,i,s){let r=Zo.find(c=>c.name===n.kind)??Zo[0],o=c=>Number(c.toFixed(5)),a=mE(e,n.radius*.1).flatMap(([c,u])=>[o(c/t),o(u/i)]),l={mode:r.mode,path:a,radius:n.radius,core:n.core};return r.mode==="raise"||r.mode==="lower"?l.amount=n.amount:l.strength=n.strength,r.mode==="flatten"&&(l.level=Number(s.toPrecision(6))),r.name==="rock"&&n.material!==""&&(l.material=n.material),r.field!==void 0&&(l.into=r.field,l.value=n.value),l}var on=new wi({place:void 0,cell:void 0,line:[],section:void 0,borehole:void 0,profile:void 0,drawing:!1}),Ko=[],Wf=!1,hv={press(n){let{tool:e}=Y.value,t=Be.pick(n.clientX,n.clientY);return e==="look"||e==="fly"||t===void 0?!1:(Ko=[[t.x,t.y]],e==="brush"?(Xf(t),on.set({drawing:!0})):e==="section"&&on.set({line:[[t.x,t.y],[t.x,t.y]],drawing:!0}),!0)},move(n){let e=Be.pick(n.clientX,n.clientY);if(e===void 0)return;let{tool:t}=Y.value;t==="brush"?(Ko.push([e.x,e.y]),Xf(e)):t==="section"&&(on.set({line:[on.value.line[0],[e.x,e.y]]}),Ku(!1))},release(n){let{tool:e}=Y.value;on.set({drawing:!1});let t=Be.pick(n.clientX,n.clientY);if(e==="brush")gE();else if(e==="section")Ku(!0);else{if(t===void 0)return;e==="borehole"?uv("borehole",t):e==="profile"?uv("profile",t):e==="sea"?vE(t.height):e.startsWith("act:")&&_E(e.slice(4),t)}},hover(n){let e=Be.pick(n.clientX,n.clientY);on.set({place:e}),Y.value.tool==="brush"&&Xf(e),xE(e)},leave(){on.set({place:void 0,cell:void 0}),Y.value.tool==="brush"&&Be.setBrush(void 0,1,.5)}};function Xf(n){Be.setBrush(n,ps.value.radius,ps.value.core)}async function gE(){let n=Be.land;if(Ko.length===0)return;let[e,t]=Ko[0],i=n.heightAt(e/n.spacing,t/n.spacing);await kt("stroke",cv(ps.value,Ko,n.width,n.depth,i)),Ko=[]}async function _E(n,e){let t=Be.land,i={};(Y.value.catalog?.operators.find(o=>o.name===n)?.params??[]).some(o=>o.name==="radius")&&(i.radius=ps.value.radius),await kt("act",{op:n,params:i,x:e.x/t.width,y:e.y/t.depth})!==void 0&&Y.set({tool:"look"})}async function vE(n){let e=Number(n.toFixed(1)),{cards:t,catalog:i}=Y.value,s=t.flatMap((r,o)=>i?.operators.find(l=>l.name===r.op)?.params.some(l=>l.name==="sea_level")?[{kind:"set",place:`stage.${o+1}.sea_level`,value:String(e)}]:[]);if(s.length===0){In("note",C("No stage of this recipe knows a sea; the picture shows one at {h} m.",{h:e})),Be.setSea(e);return}await zn(s,C("Sea level {h} m",{h:e}))}function Yf(n,e){let{spacing:t}=Be.slots.live.maps;return{x:n/t,y:e/t}}async function xE(n){if(!(n===void 0||Wf)){Wf=!0;try{let e=await Hn.ask("cell",Yf(n.x,n.y));on.set({cell:e})}catch{on.set({cell:void 0})}setTimeout(()=>Wf=!1,80)}}var qf=!1;async function Ku(n){let{line:e}=on.value;if(e.length<2||qf&&!n||Math.hypot(e[1][0]-e[0][0],e[1][1]-e[0][1])<Be.land.spacing*2)return;qf=!0;let i=await kt("section",{points:e.map(([s,r])=>Object.values(Yf(s,r)))});qf=!1,i!==void 0&&on.set({section:i})}async function uv(n,e){let t=await kt(n,Yf(e.x,e.y));t!==void 0&&on.set({[n]:{...t,x:e.x,y:e.y}})}function Ju(n){return(n?.columns??[]).map(t=>({distance:Number(t.distance_m??t.distance??0),surface:Number(t.surface_m??t.surface??0),water:t.water_m===void 0&&t.water===void 0?void 0:Number(t.water_m??t.water),layers:$f(t.layers)}))}function $f(n){return(n??[]).map(e=>({material:String(e.material),top:Number(e.top_m??e.top),bottom:e.bottom_m===null||e.bottom===null||(e.bottom_m??e.bottom)===void 0?null:Number(e.bottom_m??e.bottom),age:e.age_steps===void 0?void 0:Number(e.age_steps)}))}function yE(n,e,t){let i=[...n.layers].reverse(),s=[...e.layers].reverse(),r=[],o=d=>d.bottom??Math.min(t,d.top),a=0,l=0,c=0,u=i.length>0?o(i[0]):n.surface,h=s.length>0?o(s[0]):e.surface,f=(d,p,y)=>{(p>u||y>h)&&r.push({material:d,corners:[[n.distance,p],[e.distance,y],[e.distance,h],[n.distance,u]],bed:c++}),u=p,h=y};for(;a<i.length||l<s.length;){if(a<i.length&&l<s.length&&i[a].material===s[l].material){f(i[a].material,i[a].top,s[l].top),a++,l++;continue}let d=a<i.length?s.findIndex((y,m)=>m>=l&&y.material===i[a].material):-1,p=l<s.length?i.findIndex((y,m)=>m>=a&&y.material===s[l].material):-1;l>=s.length||a<i.length&&d<0||p>=0&&a<i.length&&p-a<=d-l?(f(i[a].material,i[a].top,h),a++):(f(s[l].material,u,s[l].top),l++)}return r}function ju(n,e,t,i){let s=o=>i.x+(o-i.from)/Math.max(i.to-i.from,1e-9)*i.width,r=o=>i.y+(1-(o-i.low)/Math.max(i.high-i.low,1e-9))*i.height;n.save(),n.beginPath(),n.rect(i.x,i.y,i.width,i.height),n.clip();for(let o=0;o+1<e.length;o++){for(let c of yE(e[o],e[o+1],i.low))n.beginPath(),c.corners.forEach(([u,h],f)=>{let d=s(u)+(f===1||f===2?.6:0);f===0?n.moveTo(d,r(h)):n.lineTo(d,r(h))}),n.closePath(),n.fillStyle=bE(t.get(c.material)??"#8a8580",c.bed),n.fill(),c.bed>0&&(n.beginPath(),n.moveTo(s(c.corners[3][0]),r(c.corners[3][1])),n.lineTo(s(c.corners[2][0]),r(c.corners[2][1])),n.strokeStyle="rgba(20, 16, 12, 0.35)",n.lineWidth=.8,n.stroke());let a=e[o],l=e[o+1];((a.water??0)>.01||(l.water??0)>.01)&&(n.beginPath(),n.moveTo(s(a.distance),r(a.surface+(a.water??0))),n.lineTo(s(l.distance)+.6,r(l.surface+(l.water??0))),n.lineTo(s(l.distance)+.6,r(l.surface)),n.lineTo(s(a.distance),r(a.surface)),n.fillStyle="rgba(64, 132, 176, 0.85)",n.fill())}n.restore()}function bE(n,e){let t=parseInt(n.slice(1),16),i=1+(e*37%11-5)*.014,s=r=>Math.max(0,Math.min(255,Math.round((t>>r&255)*i)));return`rgb(${s(16)}, ${s(8)}, ${s(0)})`}function dv(n){let e=1/0,t=-1/0;for(let i of n){t=Math.max(t,i.surface+(i.water??0)),e=Math.min(e,i.surface);for(let s of i.layers)s.bottom!==null&&(e=Math.min(e,s.bottom))}return t>e?[e-(t-e)*.12,t+(t-e)*.06]:[t-1,t+1]}function fv(){let n=_e(on,o=>o.section),e=_e(on,o=>o.borehole),t=_e(on,o=>o.profile),i=_e(Y,o=>o.tick),s=_e(on,o=>o.drawing);if(qt(()=>{n!==void 0&&!s&&Ku(!1)},[i]),n===void 0&&e===void 0&&t===void 0)return null;let r=()=>on.set({section:void 0,borehole:void 0,profile:void 0,line:[]});return _("aside",{class:"cuts","aria-label":C("Under the ground"),children:[_("button",{class:"icon quiet close",onClick:r,"aria-label":C("Close"),title:C("Close"),children:_(vt,{name:"close"})}),n!==void 0&&_(SE,{answer:n}),t!==void 0&&_(ME,{answer:t}),e!==void 0&&_(wE,{answer:e})]})}function Qa(){return new Map(Y.value.catalog?.materials.map(n=>[n.name,n.colour])??[])}function SE({answer:n}){let e=pn(null),t=Ju(n);qt(()=>{let r=e.current;if(!r||t.length<2)return;let o=pv(r),[a,l]=dv(t),c={x:46,y:6,width:r.clientWidth-54,height:r.clientHeight-28,from:t[0].distance,to:t[t.length-1].distance,low:a,high:l};mv(o,c),ju(o,t,Qa(),c)},[n]);let i=[...new Set(t.flatMap(r=>r.layers.map(o=>o.material)))],s=Qa();return _("figure",{class:"sectionfigure",children:[_("figcaption",{children:[C("Section A–B")," · ",_("ul",{class:"swatches",children:i.map(r=>_("li",{children:[_("span",{class:"swatch",style:{background:s.get(r)}}),Ze(r)]},r))})]}),_("canvas",{ref:e,role:"img","aria-label":C("Layers under the line: {list}",{list:i.join(", ")})})]})}function ME({answer:n}){let e=pn(null),i=(n.points??n.profile??[]).map(s=>Array.isArray(s)?s:[Number(s.distance_m??s.distance),Number(s.height_m??s.height)]);return qt(()=>{let s=e.current;if(!s||i.length<2)return;let r=pv(s),o=i.map(l=>l[1]),a={x:46,y:8,width:s.clientWidth-54,height:s.clientHeight-30,from:i[0][0],to:i[i.length-1][0],low:Math.min(...o),high:Math.max(...o)+1e-6};mv(r,a),r.beginPath();for(let[l,c]of i)r.lineTo(a.x+(l-a.from)/(a.to-a.from)*a.width,a.y+(1-(c-a.low)/(a.high-a.low))*a.height);r.strokeStyle="#67a4d1",r.lineWidth=2,r.stroke()},[n]),_("figure",{class:"sectionfigure",children:[_("figcaption",{children:[C("River profile"),i.length<2?`: ${C("no river here")}`:` · ${Cr(i[i.length-1][0]-i[0][0])}`]}),_("canvas",{ref:e,role:"img","aria-label":C("River profile")})]})}function wE({answer:n}){let e=$f(n.layers),t=Qa(),i=Math.max(1,...e.map(s=>s.bottom===null?0:s.top-s.bottom));return _("figure",{class:"borefigure",children:[_("figcaption",{children:C("Borehole")}),_("ol",{children:e.map((s,r)=>{let o=s.bottom===null?void 0:s.top-s.bottom;return _("li",{style:{minHeight:`${18+30*(o??i)/i}px`},children:[_("span",{class:"core",style:{background:t.get(s.material)}}),_("span",{children:[_("b",{children:Ze(s.material)})," ",o===void 0?C("and farther down"):`${zt(o,3)} m`,_("br",{}),_("small",{children:C("top at {h} m",{h:zt(s.top)})})]})]},r)})})]})}function pv(n){let e=devicePixelRatio||1;n.width=Math.round(n.clientWidth*e),n.height=Math.round(n.clientHeight*e);let t=n.getContext("2d");return t.scale(e,e),t}function mv(n,e){n.font="13px system-ui, sans-serif",n.fillStyle="#b4bbc2",n.strokeStyle="#343a41",n.textAlign="right";for(let t of Wr(e.low,e.high,4)){let i=e.y+(1-(t-e.low)/(e.high-e.low))*e.height;n.fillText(zt(t,4),e.x-6,i+4),n.beginPath(),n.moveTo(e.x,i),n.lineTo(e.x+e.width,i),n.stroke()}n.textAlign="center";for(let t of Wr(0,e.to-e.from,Math.max(2,Math.floor(e.width/110)))){let i=e.x+t/(e.to-e.from)*e.width;n.fillText(Cr(t),Math.min(e.x+e.width-16,i),e.y+e.height+18)}}function gv(){let n=_e(Y,s=>s.tool),t=(_e(Y,s=>s.catalog)?.operators??[]).filter(s=>s.kind==="generator"&&s.params.some(r=>r.name==="x")&&s.params.some(r=>r.name==="y")),i=[["look",C("Look around"),"look","Esc"],["brush",C("Brush"),"brush","B"],["section",C("Section"),"section","S"],["borehole",C("Borehole"),"borehole","O"],["profile",C("River profile"),"profile","P"],["sea",C("Sea level"),"sea","L"]];return _("div",{class:"toolbar",role:"toolbar","aria-label":C("Tools"),"aria-orientation":"vertical",children:[i.map(([s,r,o,a])=>_("button",{class:"icon","aria-pressed":n===s,"aria-label":r,title:`${r} (${a})`,onClick:()=>bi(s),children:_(vt,{name:o})},s)),t.length>0&&_("label",{class:"acts",title:C("Drop a landform"),children:[_(vt,{name:"act"}),_("select",{"aria-label":C("Drop a landform"),value:n.startsWith("act:")?n:"",onChange:s=>Y.set({tool:s.currentTarget.value||"look"}),children:[_("option",{value:"",children:C("none")}),t.map(s=>_("option",{value:`act:${s.name}`,children:Ze(s.name)},s.name))]})]}),_("button",{class:"icon",onClick:()=>Be.frameLand(!0),"aria-label":C("All of the land"),title:`${C("All of the land")} (F)`,children:_(vt,{name:"frame"})})]})}function _v(){let n=_e(Y,i=>i.tool);if(n==="brush")return _(TE,{});let e={section:C("Draw a line over the land: the section follows it."),borehole:C("Click where to drill."),profile:C("Click on a river: its profile down to the mouth is drawn."),sea:C("Click where the shore shall be."),fly:C("W A S D move, drag looks around.")},t=n.startsWith("act:")?C("Click where it shall stand: {name}",{name:Ze(n.slice(4))}):e[n];return t===void 0?null:_("p",{class:"hint",role:"status",children:t})}function TE(){let n=_e(ps,r=>r),e=_e(Y,r=>r.catalog)?.materials??[],t=Be.land.extent,i=Zo.find(r=>r.name===n.kind)??Zo[0],s=(r,o,a,l,c,u=!1)=>_("div",{class:"control tight",children:[_("label",{children:o}),_(Zu,{id:`b-${r}`,param:{name:r,kind:"number",doc:"",unit:a,min:l,max:c,scale:u?"log":"linear",default:n[r]},value:n[r],written:!1,fields:[],materials:[],onReset:()=>{},onChange:h=>ps.set({[r]:Number(h)})})]});return _("div",{class:"tooloptions",role:"group","aria-label":C("Brush"),children:[_("div",{class:"kinds",role:"radiogroup","aria-label":C("What the brush does"),children:Zo.map(r=>_("button",{role:"radio","aria-checked":n.kind===r.name,onClick:()=>ps.set({kind:r.name,value:r.value??n.value}),children:C(r.word)},r.name))}),s("radius",C("Radius"),"m",Math.max(t/2e3,.5),t/2,!0),(i.mode==="raise"||i.mode==="lower")&&s("amount",C("Amount"),"m",0,Math.max(10,t/20)),i.mode!=="raise"&&i.mode!=="lower"&&s("strength",C("Strength"),"1",0,1),i.mode==="paint"&&s("value",C("Value"),i.unit??"1",0,Math.max(1,(i.value??1)*5)),s("core",C("Hard core"),"1",0,1),n.kind==="rock"&&_("div",{class:"control tight",children:[_("label",{for:"b-material",children:C("Material")}),_("select",{id:"b-material",value:n.material,onChange:r=>ps.set({material:r.currentTarget.value}),children:[_("option",{value:"",children:C("what is on top")}),e.map(r=>_("option",{value:r.name,children:Ze(r.name)},r.name))]})]}),i.field!==void 0&&_("p",{class:"sentence",children:C("Painted into the map {name}; give it to a process instead of a number.",{name:i.field})})]})}function vv(n,e,t){let i=n.canvas,s=new Map,r=!1;i.style.touchAction="none";let o=(u,h,f)=>{let d=Math.min(i.clientWidth,i.clientHeight);if(n.mode==="map")n.map.window.x-=h*n.map.window.scale,n.map.window.y-=f*n.map.window.scale;else if(u.button===2||u.buttons&6||u.shiftKey){let p=.75/d;n.rig.pan(-h*p,f*p)}else u.ctrlKey?n.rig.look(h/d*-1.2,f/d*-1.2):n.rig.turn(h/d*3.2,-f/d*2.2)},a=(u,h)=>{let f=[...s.entries()].find(([b])=>b!==u.pointerId)?.[1];if(f===void 0)return;let d=Math.hypot(h.x-f.x,h.y-f.y),p=Math.hypot(u.clientX-f.x,u.clientY-f.y);l(d/Math.max(p,1),(u.clientX+f.x)/2,(u.clientY+f.y)/2);let y=Math.min(i.clientWidth,i.clientHeight),m=(u.clientX-h.x)/2,g=(u.clientY-h.y)/2;n.mode==="map"?(n.map.window.x-=m*n.map.window.scale,n.map.window.y-=g*n.map.window.scale):n.rig.pan(-m*.75/y,g*.75/y)},l=(u,h,f)=>{if(n.mode==="map"){let y=i.getBoundingClientRect(),m=n.map.window,g=h-y.left-y.width/2,b=f-y.top-y.height/2;m.x+=g*m.scale*(1-u),m.y+=b*m.scale*(1-u),m.scale*=u;return}let d=n.pick(h,f),p=n.settings.exaggeration;n.rig.zoom(u,d&&[d.worldX,d.height*p,d.worldZ])};i.addEventListener("pointerdown",u=>{i.setPointerCapture(u.pointerId),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.rig.stay(),r=s.size===1&&u.button===0&&e.press(u),u.preventDefault(),i.focus({preventScroll:!0})}),i.addEventListener("pointermove",u=>{let h=s.get(u.pointerId);if(h===void 0){e.hover(u);return}r?e.move(u):s.size>=2?a(u,h):o(u,u.clientX-h.x,u.clientY-h.y),s.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.invalidate(),t()});let c=u=>{s.delete(u.pointerId)&&(r&&e.release(u),r=!1,t())};i.addEventListener("pointerup",c),i.addEventListener("pointercancel",c),i.addEventListener("pointerleave",()=>e.leave()),i.addEventListener("contextmenu",u=>u.preventDefault()),i.addEventListener("wheel",u=>{u.preventDefault(),n.rig.stay();let h=u.deltaMode===1?u.deltaY*30:u.deltaY;l(Math.exp(Math.max(-200,Math.min(200,h))*.0016),u.clientX,u.clientY),n.invalidate(),t()},{passive:!1}),i.addEventListener("dblclick",u=>{let h=n.pick(u.clientX,u.clientY);h===void 0||n.mode==="map"||(n.rig.glideTo({x:h.worldX,y:h.height*n.settings.exaggeration,z:h.worldZ,distance:n.rig.state.distance*.55}),n.invalidate())})}var zs=new wi({pictures:0});function xv(){let n=pn(null),e=_e(Y,t=>t.mode);return qt(()=>{let t=n.current;t.prepend(Be.canvas),Be.attach(t),Be.canvas.tabIndex=0,Be.canvas.setAttribute("role","img"),vv(Be,hv,()=>zs.set({pictures:zs.value.pictures+1}));let i=0;Be.onDrawn=()=>{Ja.take(Be.canvas,Be.slots.live.maps.tick,Y.value.run.ticks);let s=performance.now();s-i<60||(i=s,zs.set({pictures:Be.pictures}))}},[]),qt(()=>{Be.canvas.setAttribute("aria-label",e==="map"?C("Map of the land"):C("The land in 3D"))},[e]),_("main",{class:"stage",ref:n,onDragOver:t=>{t.dataTransfer?.types.includes("Files")&&t.preventDefault()},onDrop:t=>{let i=t.dataTransfer?.files[0];i!==void 0&&(t.preventDefault(),In("note",C("Opening {name}…",{name:i.name})),qu(i))},children:[_(IE,{}),_(gv,{}),_(_v,{}),_(AE,{}),_(RE,{}),_(CE,{}),e==="split"&&_(PE,{}),_(lv,{}),_(fv,{}),_(EE,{})]})}function EE(){let n=_e(Y,t=>t.run.busy),e=typeof n=="string"?n:C("Working…");return n?_("div",{class:"busy",role:"status",children:[_("span",{class:"dot","aria-hidden":"true"})," ",e]}):null}function AE(){_e(zs,e=>e.pictures);let n=Y.value.mode==="map"?0:(Be.rig.state.azimuth+Math.PI)*180/Math.PI;return _("button",{class:"compass",title:C("North; click: look north"),"aria-label":C("Look north"),onClick:()=>{Be.rig.glideTo({azimuth:Math.PI}),Be.invalidate()},children:_("svg",{viewBox:"-20 -20 40 40",width:"40",height:"40","aria-hidden":"true",style:{transform:`rotate(${-n}deg)`},children:[_("path",{d:"M0-15L5 4 0 1-5 4z",fill:"#e59a4a"}),_("path",{d:"M0 15L5 4 0 1-5 4z",fill:"#77808a"}),_("text",{x:"0",y:"-15.500","text-anchor":"middle","font-size":"7",fill:"#e6e8ea",children:"N"})]})})}function RE(){_e(zs,s=>s.pictures);let n=Be.land;if(n.boxes===void 0)return null;let e=Be.canvas.clientHeight||1,t=Be.mode==="map"?Be.map.window.scale*n.spacing:2*Be.rig.state.distance*Math.tan(19*Math.PI/180)/e,i=Cf(t*70);return _("div",{class:"scalebar","aria-label":C("Scale"),children:[_("span",{class:"bar",style:{width:`${i/t}px`}}),_("span",{children:[Cr(i),Be.settings.exaggeration!==1&&Be.mode!=="map"?` · ${C("heights")} × ${zt(Be.settings.exaggeration,2)}`:""]})]})}function CE(){let n=_e(on,o=>o.place),e=_e(on,o=>o.cell),t=_e(Y,o=>o.catalog);if(n===void 0)return null;let i=e?.fields??e?.values??{},s=[],r=new Map(t?.fields.map(o=>[o.name,o.unit]));for(let[o,a]of Object.entries(i)){let l=typeof a=="object"&&a!==null?a.value:a;if(typeof l!="number"){l!=null&&s.push([o,String(l)]);continue}if(o==="top_material"){s.push([o,Ze(t?.materials[l]?.name??String(l))]);continue}s.push([o,`${zt(l)} ${ws(r.get(o))}`])}return s.length===0&&s.push(["height",`${zt(n.height)} m`]),_("dl",{class:"readout","aria-label":C("Values under the cursor"),children:[_("div",{children:[_("dt",{children:C("Place")}),_("dd",{children:[Cr(n.x),", ",Cr(n.y)]})]}),s.slice(0,24).map(([o,a])=>_("div",{children:[_("dt",{children:Ze(o)}),_("dd",{children:a})]},o))]})}function PE(){let n=_e(Y,i=>i.kept),e=_e(Y,i=>i.run);_e(zs,i=>i.pictures);let t=i=>{let s=Be.canvas.getBoundingClientRect();Be.split=Math.min(.97,Math.max(.03,(i-s.left)/s.width)),Be.invalidate()};return _(oi,{children:[_("div",{class:"split",role:"slider",tabIndex:0,"aria-label":C("Where before and after meet"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":Math.round(Be.split*100),style:{left:`${Be.split*100}%`},onPointerDown:i=>i.currentTarget.setPointerCapture(i.pointerId),onPointerMove:i=>{i.buttons&1&&t(i.clientX)},onKeyDown:i=>{let s=i.key==="ArrowLeft"?-.02:i.key==="ArrowRight"?.02:0;s!==0&&(i.preventDefault(),i.stopPropagation(),Be.split=Math.min(.97,Math.max(.03,Be.split+s)),Be.invalidate())},children:_("span",{"aria-hidden":"true",children:"⇔"})}),_("div",{class:"splitword before",children:[C("Before")," · ",C("step {n}",{n:n.a??0}),_("button",{class:"small",onClick:()=>{Gu("a")},children:C("Keep this moment")})]}),_("div",{class:"splitword after",children:[C("After")," · ",C("step {n}",{n:e.tick})]})]})}function IE(){let n=_e(on,s=>s.line),e=_e(on,s=>s.borehole);if(_e(zs,s=>s.pictures),n.length<2&&e===void 0)return null;let t=[];for(let s=0;n.length===2&&s<=96;s++){let r=s/96,o=Be.project(n[0][0]+(n[1][0]-n[0][0])*r,n[0][1]+(n[1][1]-n[0][1])*r);o!==void 0&&t.push(`${o[0].toFixed(1)},${o[1].toFixed(1)}`)}let i=e&&Be.project(Number(e.x),Number(e.y));return _("svg",{class:"sectionline","aria-hidden":"true",children:[_("polyline",{points:t.join(" "),class:"shade"}),_("polyline",{points:t.join(" ")}),t.length>1&&_("text",{x:t[0].split(",")[0],y:Number(t[0].split(",")[1])-8,children:"A"}),t.length>1&&_("text",{x:t[t.length-1].split(",")[0],y:Number(t[t.length-1].split(",")[1])-8,children:"B"}),i&&_("circle",{cx:i[0],cy:i[1],r:"6"})]})}var yv=[{keys:"Space",what:"Run or pause"},{keys:"→",what:"One step on"},{keys:"←",what:"One step back"},{keys:"Z / Shift+Z",what:"Undo, redo"},{keys:"1 2 3",what:"Land, map, compare"},{keys:"F",what:"All of the land in view"},{keys:"Shift+arrows",what:"Move over the land"},{keys:"G, then W A S D",what:"Fly"},{keys:"Q E",what:"Turn around the land"},{keys:"R V",what:"Look more from above, more from the side"},{keys:"+ −",what:"Nearer, farther"},{keys:"B",what:"Brush"},{keys:"S",what:"Section"},{keys:"O",what:"Borehole"},{keys:"P",what:"River profile"},{keys:"L",what:"Sea level"},{keys:"T",what:"Charts"},{keys:"N",what:"Add a stage"},{keys:"Alt+↑ Alt+↓",what:"Move the chosen card"},{keys:"Esc",what:"Put the tool away"},{keys:"?",what:"Help"}];function bv(n){let e=n.target,t=/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName),i=e instanceof HTMLInputElement&&(e.type==="range"||e.type==="checkbox");if(Y.value.dialog!==""||t&&!i)return!1;let s=n.ctrlKey||n.metaKey,r=n.key.length===1?n.key.toLowerCase():n.key;return r==="z"&&!n.altKey?(n.shiftKey?Ou():ku(),!0):s||n.altKey||i&&(r.startsWith("Arrow")||r===" ")||r===" "&&/^(BUTTON|A|SUMMARY)$/.test(e.tagName)?!1:DE(n.shiftKey?`shift ${r}`:r)||LE(r)||NE(r,n.shiftKey)}function LE(n){let{run:e}=Y.value;if(n===" ")fr();else if(n==="ArrowRight")Yo();else if(n==="ArrowLeft")Li(Math.max(0,e.tick-1));else return!1;return!0}function DE(n){let e=Be.rig,t=Y.value.mode==="map",i=Be.map.window,s=60*i.scale,r=Y.value.tool==="fly",o=(c,u)=>{t?(i.y-=c*s,i.x+=u*s):e.fly(c*.08,u*.08,0)},l={f:()=>Be.frameLand(!0),"shift ArrowUp":()=>o(1,0),"shift ArrowDown":()=>o(-1,0),"shift ArrowLeft":()=>o(0,-1),"shift ArrowRight":()=>o(0,1),w:r?()=>o(1,0):void 0,s:r?()=>o(-1,0):void 0,a:r?()=>o(0,-1):void 0,d:r?()=>o(0,1):void 0,q:()=>e.turn(.12,0),e:()=>e.turn(-.12,0),r:()=>e.turn(0,-.08),v:()=>e.turn(0,.08),"+":()=>t?i.scale*=.85:e.zoom(.85),"=":()=>t?i.scale*=.85:e.zoom(.85),"-":()=>t?i.scale/=.85:e.zoom(1/.85)}[n];return l===void 0?!1:(e.stay(),l(),Be.invalidate(),!0)}function NE(n,e){if(n==="1")$o("land");else if(n==="2")$o("map");else if(n==="3")$o("split");else if(n==="b")bi("brush");else if(n==="s")bi("section");else if(n==="p")bi("profile");else if(n==="l")bi("sea");else if(n==="g")bi("fly");else if(n==="o")bi("borehole");else if(n==="t")Y.set({dock:!Y.value.dock});else if(n==="n")Y.set({dialog:"add",addTo:"stage"});else if(n==="?"||n==="/"&&e)Y.set({dialog:"help"});else if(n==="Escape")bi("look");else return!1;return!0}function Sv(){let n=_e(Y,e=>e.catalog)?.version;return _(pr,{title:C("Help"),wide:!0,children:[_("p",{children:C("Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.")}),_("dl",{class:"keylist",children:yv.map(e=>_("div",{children:[_("dt",{children:_("kbd",{children:e.keys})}),_("dd",{children:C(e.what)})]},e.keys))}),_("p",{class:"sentence",children:["Cuesta ",n]})]})}function Mv(){let n=_e(Y,r=>r.text),e=_e(Y,r=>r.run.project),t=(e??"recipe").split("/").filter(Boolean).pop(),[i,s]=St(!1);return _(pr,{title:C("Share"),children:[_("p",{children:C("A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length})}),_("pre",{class:"command",children:["cuesta run ",t,".toml"]}),_("div",{class:"buttons",children:[_("button",{class:"primary",autofocus:!0,onClick:G_,children:C("Download the recipe")}),_("button",{onClick:async()=>{await navigator.clipboard?.writeText(n).then(()=>s(!0),()=>In("warning",C("The browser did not allow copying.")))},children:i?C("Copied"):C("Copy the text")})]}),_("p",{class:"sentence",children:C("The work is on disk at all times: {place}",{place:e??""})})]})}function wv(){let n=_e(Y,t=>t.catalog)?.examples??[],e=async t=>{await kt("load_example",{name:t})!==void 0&&Y.set({dialog:""})};return _(pr,{title:C("Begin with"),wide:!0,children:[_("div",{class:"examples",children:n.map(t=>_("button",{"data-example":t.name,onClick:()=>{e(t.name)},children:[_("strong",{children:Ze(t.name)}),_("span",{children:t.sentence})]},t.name))}),_("div",{class:"buttons",children:_("button",{onClick:async()=>{let t=await Xu();t!==void 0&&(Y.set({dialog:""}),await qu(t))},children:[_(vt,{name:"map"})," ",C("Open a height map or a recipe…")]})}),_("p",{class:"sentence",children:C("Or drop a file on the land. What is open now stays in the history: undo brings it back.")})]})}function Tv(){let n=_e(Y,s=>s.dialog==="welcome"),e=_e(Y,s=>s.run.running);if(!n)return null;let t=()=>{Y.set({dialog:""});try{localStorage.setItem("cuesta.seen","1")}catch{}},i=[["play",e?C("Watch it change"):C("Let it run"),C("Press space; drag the line below to go back in time."),()=>{e||fr()}],["brush",C("Raise a mountain"),C("Press B and draw on the land. Rivers find their way around it."),()=>bi("brush")],["section",C("Cut it open"),C("Press S and draw a line: the layers under it appear."),()=>bi("section")]];return _("aside",{class:"welcome","aria-label":C("Three things to try"),children:[_("header",{children:[_("h2",{children:C("Three things to try")}),_("button",{class:"icon quiet",onClick:t,"aria-label":C("Close"),children:_(vt,{name:"close"})})]}),i.map(([s,r,o,a])=>_("button",{onClick:()=>{a(),t()},children:[_(vt,{name:s}),_("span",{children:[_("strong",{children:r}),_("small",{children:o})]})]},s))]})}function Ev(){let n=_e(Y,e=>e.notices);return _("div",{class:"notices",role:"log","aria-live":"polite",children:n.map(e=>_("div",{class:`notice ${e.kind}`,children:[_("span",{children:e.sentence}),_("button",{class:"icon quiet",onClick:()=>Nf(e.id),"aria-label":C("Close"),children:_(vt,{name:"close"})})]},e.id))})}function Av(){let n=_e(Y,r=>r.run),e=_e(Y,r=>r.mode),t=_e(Y,r=>r.connected),i=(n.project??"").split("/").filter(Boolean).pop()??"",s=[["land",C("Land"),"1"],["map",C("Map"),"2"],["split",C("Compare"),"3"]];return _("header",{class:"topbar",children:[_("h1",{children:[_(FE,{})," Cuesta"]}),_("button",{class:"project quiet",title:C("Examples and files"),onClick:()=>Y.set({dialog:"examples"}),children:[i||C("project")," ",_(vt,{name:"down"})]}),!t&&_("span",{class:"offline",role:"status",children:C("Not connected, trying again…")}),_("div",{class:"group",role:"group","aria-label":C("Clock"),children:[_("button",{class:`primary ${n.running?"running":""}`,onClick:()=>{fr()},title:C("Run or pause (space)"),"aria-keyshortcuts":"Space",children:[_(vt,{name:n.running?"pause":"play"})," ",_("span",{children:n.running?C("Pause"):C("Run")})]}),_("button",{class:"icon",onClick:()=>{Yo()},title:C("One step (right arrow)"),"aria-label":C("Step"),children:_(vt,{name:"step"})})]}),_("div",{class:"group",role:"group","aria-label":C("History"),children:[_("button",{class:"icon",disabled:!n.can_undo,onClick:()=>{ku()},title:C("Undo (Z)"),"aria-label":C("Undo"),children:_(vt,{name:"undo"})}),_("button",{class:"icon",disabled:!n.can_redo,onClick:()=>{Ou()},title:C("Redo (Shift+Z)"),"aria-label":C("Redo"),children:_(vt,{name:"redo"})})]}),_("div",{class:"group views",role:"group","aria-label":C("View"),children:s.map(([r,o,a])=>_("button",{"aria-pressed":e===r,title:`${o} (${a})`,onClick:()=>$o(r),children:[_(vt,{name:r})," ",_("span",{children:o})]},r))}),_("div",{class:"group end",children:[_("button",{class:"quiet",onClick:()=>Y.set({dialog:"share"}),title:C("Save or share the recipe"),children:[_(vt,{name:"share"})," ",_("span",{children:C("Share")})]}),_("button",{class:"quiet",onClick:()=>Y.set({dialog:"export"}),title:C("Files, pictures, film"),children:[_(vt,{name:"export"})," ",_("span",{children:C("Export")})]}),_("button",{class:"quiet",onClick:()=>Y.set({dialog:"help"}),title:C("Help and keys (?)"),"aria-label":C("Help"),children:_(vt,{name:"help"})}),_("button",{class:"quiet lang",lang:Ks()==="de"?"en":"de",onClick:Rv,title:Ks()==="de"?"English":"Deutsch","aria-label":Ks()==="de"?"English":"Deutsch",children:Ks()==="de"?"EN":"DE"})]})]})}function FE(){return _("svg",{viewBox:"0 0 24 20",width:"24",height:"20","aria-hidden":"true",children:[_("path",{d:"M1 17L15 4l8 13z",fill:"#e59a4a"}),_("path",{d:"M1 17L15 4l1.300 2.100L6 17zM9.500 17l8.300-8.500 1.200 2-6 6.500z",fill:"#15171a",opacity:".45"})]})}var Cv=()=>{};function Rv(){let n=Ks()==="de"?"en":"de";pl(n),document.documentElement.lang=n;try{localStorage.setItem("cuesta.language",n)}catch{}Cv()}function Pv(n){Dp(_(UE,{}),n)}function UE(){let[n,e]=St(0);return Cv=()=>e(n+1),_(kE,{},Ks())}function kE(){let n=_e(Y,r=>r.left),e=_e(Y,r=>r.right),t=_e(Y,r=>r.dock),i=_e(Y,r=>r.sheet),s=_e(Y,r=>r.dialog);return qt(()=>{let r=o=>{!o.defaultPrevented&&bv(o)&&o.preventDefault()};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[]),_("div",{class:`app ${n?"":"noleft"} ${e?"":"noright"} ${t?"docked":""} sheet-${i||"none"}`,children:[_(Av,{}),_(OE,{}),_(xv,{}),_("aside",{class:"panel right","aria-label":C("Inspector"),children:[_("button",{class:"collapse",onClick:()=>Y.set({right:!e}),"aria-expanded":e,"aria-label":e?C("Hide the inspector"):C("Show the inspector"),title:e?C("Hide the inspector"):C("Show the inspector"),children:_(vt,{name:e?"right":"left"})}),(e||i!=="")&&_("div",{class:"scroll",children:[_(j_,{}),_(av,{})]})]}),_("footer",{class:"bottom",children:[_(nv,{}),t&&_(V_,{})]}),_("nav",{class:"sheets","aria-label":C("Panels"),children:["recipe","inspector","time"].map(r=>_("button",{"aria-pressed":i===r,onClick:()=>Y.set({sheet:i===r?"":r,right:!0,left:!0}),children:[_(vt,{name:r==="recipe"?"recipe":r==="inspector"?"look":"chart"}),r==="recipe"?C("Recipe"):r==="inspector"?C("Inspector"):C("Time")]},r))}),_(Ev,{}),_(Tv,{}),s==="add"&&_($_,{}),s==="export"&&_(q_,{}),s==="help"&&_(Sv,{}),s==="share"&&_(Mv,{}),s==="examples"&&_(wv,{})]})}function OE(){let n=_e(Y,r=>r.left),e=_e(Y,r=>r.sheet),t=_e(Y,r=>r.problems),[i,s]=St("cards");return _("aside",{class:"panel left","aria-label":C("Recipe"),children:[_("button",{class:"collapse",onClick:()=>Y.set({left:!n}),"aria-expanded":n,"aria-label":n?C("Hide the recipe"):C("Show the recipe"),title:n?C("Hide the recipe"):C("Show the recipe"),children:_(vt,{name:n?"left":"right"})}),(n||e!=="")&&_(oi,{children:[_("div",{class:"tabs",role:"tablist","aria-label":C("Recipe"),children:[_("button",{role:"tab","aria-selected":i==="cards",onClick:()=>s("cards"),children:C("Recipe")}),_("button",{role:"tab","aria-selected":i==="text",onClick:()=>s("text"),children:["TOML ",t.length>0&&_("b",{class:"bad",children:t.length})]})]}),_("div",{class:`scroll ${i==="text"?"flush":""}`,role:"tabpanel",children:i==="cards"?_(Z_,{}):_(K_,{})})]})]})}var Zf=1024,Qu=256;function Iv(n){let e="",t=!1,i=0,s=document.createElement("canvas");s.width=Zf,s.height=Qu*4;let r=s.getContext("2d"),o=new Pa(s);o.flipY=!1,o.minFilter=Ht,o.generateMipmaps=!1;let a=async()=>{i=0;let{columns:l,rows:c}=n.slots.live.maps,u=n.land,h=`${u.version} ${n.settings.exaggeration}`;if(!(t||h===e||u.boxes===void 0||u.ocean||l<3||n.slots.live.maps.preview)){t=!0;try{let[f,d]=Xo.wallSpan(u,n.settings.exaggeration),p=[[[0,0],[l-1,0]],[[l-1,0],[l-1,c-1]],[[0,c-1],[l-1,c-1]],[[0,0],[0,c-1]]];r.fillStyle="#6a625b",r.fillRect(0,0,Zf,Qu*4);for(let y=0;y<4;y++){let m=await Hn.ask("section",{points:p[y],most:400}),g=Ju(m);g.length<2||(r.save(),r.translate(0,(y+1)*Qu),r.scale(1,-1),r.translate(0,0),ju(r,g,Qa(),{x:0,y:0,width:Zf,height:Qu,from:g[0].distance,to:g[g.length-1].distance,low:f,high:d}),r.restore())}o.needsUpdate=!0,n.landScene.setWalls(o),e=h,n.invalidate()}catch{n.landScene.setWalls(void 0),e=h}t=!1}};Y.subscribe(()=>{i!==0||n.land.ocean||(i=window.setTimeout(()=>{a()},Y.value.run.running?2500:350))})}var BE=(()=>{try{return window.sessionStorage}catch{return}})(),Lv=$p(Uv("cuesta.language"),navigator.languages);pl(Lv);document.documentElement.lang=Lv;var ms=new Nu(location.hash),qr=new sl(location.origin,yp(location.hash,BE),{open:()=>{zE()},closed:()=>Y.set({connected:!1}),event:HE,frame:n=>{ms.take(n),(n.head.slot??"live")==="live"&&Y.set({tick:n.head.tick})}});z_(qr,ms);rv(n=>{qr.ask("look",{fields:n,detail:ms.quality.detail,rate:30}).catch(()=>{})});var Dv=matchMedia("(prefers-reduced-motion: reduce)"),Nv=()=>{ms.still=Dv.matches,ms.invalidate()};Dv.addEventListener("change",Nv);Nv();innerWidth<1360&&Y.set({right:!1});Pv(document.getElementById("app"));Iv(ms);qr.start();async function zE(){try{let n=await qr.catalog();Y.set({catalog:n}),ms.landScene.setRocks(n.materials),ms.map.classes=n.materials.map(r=>VE(r.colour));let e=await qr.ask("hello");Fv(e.state??e),Bf(e.recipe??e),Array.isArray(e.history)&&Y.set({history:e.history}),eh(e.branches),ja(!0);let t=await qr.ask("charts").catch(()=>{}),i=t?.points??t?.charts??[];if(Array.isArray(i))for(let r of i)Zs.add(r);Sr.set({version:Sr.value.version+1});let s=Uv("cuesta.seen")===null&&!Y.value.everConnected;Y.set({connected:!0,everConnected:!0}),s&&Y.value.dialog===""&&!/[#&]quiet/.test(location.hash)&&Y.set({dialog:"welcome"}),document.documentElement.dataset.ready="1"}catch(n){In("error",n.message)}}function HE(n,e){n==="state"?Fv(e):n==="recipe"?(Bf(e),e.branches!==void 0&&eh(e.branches)):n==="chart"?(Zs.add(e),Sr.set({version:Sr.value.version+1})):n==="branches"?eh(e.branches):(n==="note"||n==="warning"||n==="error")&&In(n,String(e.sentence??e.error??""))}function Fv(n){let e=Y.value.run;Y.set({run:{...e,...n}});let t=n.sea_level;t!==void 0&&ms.setSea(t===null?void 0:Number(t)),n.error&&n.error!==e.error&&In("error",n.error),n.branches!==void 0&&eh(n.branches),document.title=n.project?`${n.project.split("/").filter(Boolean).pop()} · Cuesta`:C("Cuesta studio")}function eh(n){Array.isArray(n)&&Y.set({branches:n.map(e=>typeof e=="string"?{name:e}:e)})}function VE(n){let e=parseInt(n.slice(1),16);return[e>>16&255,e>>8&255,e&255]}function Uv(n){try{return localStorage.getItem(n)}catch{return null}}Object.assign(window,{cuesta:{view:ms,client:qr,model:Y}});
